type AdQuality = 'original' | 'replacement';

/** Often written `orginal`. */
const NAME = String.raw`or(?:i?gi|ig)n[ae]l`;
const ORIGINAL = new RegExp(String.raw`\b${NAME}`, 'i');
const NOT_ORIGINAL = new RegExp(String.raw`\b(?:ni(?:je|su)|ne|kao)\s+${NAME}`, 'i');
const REPLACEMENT = new RegExp(String.raw`\b(?:zamj?ensk|aftermarket|replik|kopij[aeu]\b|ne${NAME})`, 'i');

/** Who made the part; null where an ad does not say it, names both, denies one or compares it. */
export function readQuality(text: string): AdQuality | null {
  const isReplacement = REPLACEMENT.test(text);
  if (ORIGINAL.test(text)) return isReplacement || NOT_ORIGINAL.test(text) ? null : 'original';
  return isReplacement ? 'replacement' : null;
}
