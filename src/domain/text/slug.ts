const LETTERS: Record<string, string> = { đ: 'd', ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' };

/** Lower case without diacritics; `đ` by hand, because Unicode does not decompose it. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đßæøł]/g, (letter) => LETTERS[letter] ?? letter);
}

/** An address segment: `Škoda` → `skoda`, `Serija 3` → `serija-3`. Empty when the text has no letter or digit. */
export function slugify(text: string): string {
  return foldLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** For comparing names: as a slug, but a Peugeot 206+ is a 206 Plus and not a 206. */
export const nameKey = (text: string): string => slugify(text.replaceAll('+', ' plus '));

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
