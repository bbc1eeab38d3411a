/** Four digits that can be the year of a car; a wider range would match engines and models. */
export const isYearText = (text: string): boolean => /^(?:19[6-9]\d|20[0-3]\d)$/.test(text);

/** `04` → 2004, `97` → 1997; undefined for any other year. */
export function shortYear(text: string, thisYear: number): number | undefined {
  if (!/^\d\d$/.test(text)) return undefined;
  const value = Number(text);
  const recent = 2000 + value;
  if (recent <= thisYear + 1) return recent;
  return value >= 70 ? 1900 + value : undefined;
}
