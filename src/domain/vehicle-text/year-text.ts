/** Four digits that can be the year of a car; a wider range would match engines and models. */
export const isYearText = (text: string): boolean => /^(?:19[6-9]\d|20[0-3]\d)$/.test(text);

/** Words beside a year: `2006. godište`, `god 06`, `MY 2012`, `godina proizvodnje 2006`. Folded. */
const YEAR_WORD =
  /^(?:g|gp|god|godin[aeu]|godist[ea]|mod|model|modeli|modelsk[aeiu]|proizv|proizvodn[aeu]|proizveden[aeio]?|reg|my)$/;
export const isYearWord = (text: string): boolean => YEAR_WORD.test(text);

const WORD_THEN_YEAR = /^(my|mod|model|god|od|do)(\d{4}|\d\d)$/iu;
const YEAR_THEN_WORD = /^(\d{4}|\d\d)(g|gp|god\p{L}*)$/iu;
const YEAR_IN_CASE = /^(\d{4})(?:t[aeiou]|[oe]j)$/i;

/** `MY2012`, `od2008`: the word and the number that is joined to it. */
export const wordThenYear = (text: string): readonly string[] | undefined =>
  WORD_THEN_YEAR.exec(text)?.slice(1);

/** `2008te`, `2005oj`: as if its word were there. */
function yearInCase(text: string): readonly string[] | undefined {
  const year = YEAR_IN_CASE.exec(text)?.[1];
  return year === undefined ? undefined : [year, 'god'];
}

/** `od2008`, `2006g`, `06god`: the year and its word, in their order; undefined where the number is not a year. */
export function splitJoinedYear(text: string, thisYear: number): readonly string[] | undefined {
  const pieces = wordThenYear(text) ?? YEAR_THEN_WORD.exec(text)?.slice(1) ?? yearInCase(text);
  const isYear = (piece: string) => isYearText(piece) || shortYear(piece, thisYear) !== undefined;
  return pieces?.some(isYear) ? pieces : undefined;
}

/** `04` → 2004, `97` → 1997; undefined for any other year. */
export function shortYear(text: string, thisYear: number): number | undefined {
  if (!/^\d\d$/.test(text)) return undefined;
  const value = Number(text);
  const recent = 2000 + value;
  if (recent <= thisYear + 1) return recent;
  return value >= 70 ? 1900 + value : undefined;
}
