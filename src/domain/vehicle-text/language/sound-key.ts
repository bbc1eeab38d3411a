/** Foreign spellings and how a Bosnian writes them by ear; longer ones first. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sch|sh/g, 's'],
  [/sc(?=[eiy])/g, 's'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck|qu|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/ou|oo/g, 'u'],
  [/ua/g, 'u'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/y|j/g, 'i'],
  [/ie/g, 'e'],
  [/(.)\1+/g, '$1'],
];

/** One key for a name and its spellings by ear: `Octavia` and `Oktavija`, `Touran` and `Turan`. Takes folded text. */
export const soundKey = (folded: string): string =>
  SOUNDS.reduce((text, [foreign, heard]) => text.replace(foreign, heard), folded);
