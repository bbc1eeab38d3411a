type AdQuality = 'original' | 'replacement';

const ORIGINAL = /\borigin[ae]l/i;
const REPLACEMENT = /\b(?:zamj?ensk|aftermarket|neorigin[ae]l)/i;

/** Who made the part; null where an ad does not say it, names both or denies one. */
export function readQuality(text: string): AdQuality | null {
  const isReplacement = REPLACEMENT.test(text);
  if (ORIGINAL.test(text)) return isReplacement || /\bnije\s+origin[ae]l/i.test(text) ? null : 'original';
  return isReplacement ? 'replacement' : null;
}
