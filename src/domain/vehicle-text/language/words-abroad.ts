/** Colours and small words as people say them abroad, folded; without those that are other words here, such as `red`. */
const ABROAD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    schwarz: 'crni',
    schwarze: 'crni',
    black: 'crni',
    svart: 'crni',
    weiss: 'bijeli',
    white: 'bijeli',
    silber: 'srebrni',
    silver: 'srebrni',
    grau: 'sivi',
    grey: 'sivi',
    neu: 'novi',
    neuer: 'novi',
    neue: 'novi',
    used: 'polovan',
    paar: 'par',
    pair: 'par',
    satz: 'set',
    ohne: 'bez',
    without: 'bez',
  }),
);

/** While they are the last word they may become names: `mit` a MiTo, `for` a Ford. */
const BETWEEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mit: 'sa',
    with: 'sa',
    und: 'i',
    and: 'i',
    oder: 'ili',
    or: 'ili',
    fuer: 'za',
    for: 'za',
    from: 'od',
  }),
);

/** `Smart for two` */
const isOfSmart = (text: string, next: string): boolean => text === 'for' && /^(?:two|four)$/.test(next);

/** What a word means here that people use abroad; `next` is the word after it. */
export const meantAbroad = (text: string, next: string): string | undefined =>
  ABROAD.get(text) ?? (next === '' || isOfSmart(text, next) ? undefined : BETWEEN.get(text));
