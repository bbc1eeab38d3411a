import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';

/** `2003–2012`, or the first year of a model still in production. Gaps between generations are not shown. */
export function productionYears({ generations }: AdminModel): string {
  if (generations.length === 0) return text['models.noYears'];
  const from = Math.min(...generations.map(({ yearFrom }) => yearFrom));
  const ends = generations.map(({ yearTo }) => yearTo);
  const known = ends.filter((year) => year !== null);
  return known.length < ends.length ? text['models.until'](from) : `${from}–${Math.max(...known)}`;
}
