import { parseYearSegment } from '../years.ts';

/** What a list holds before any filter, identified by the address of its first page. */
export type ListScope =
  | { kind: 'all' }
  | { kind: 'category'; category: string; tuning: boolean }
  | { kind: 'manufacturer'; manufacturer: string }
  | { kind: 'vehicle'; manufacturer: string; model: string; year: number | null };

/** From the address of the list's first page: `/kategorija/farovi`, `/audi/a4/2008`. */
export function listScope(path: string): ListScope {
  const [first = '', second, third] = path.split('/').slice(1);
  if (second === undefined) return { kind: 'all' };
  if (first === 'katalog') return { kind: 'manufacturer', manufacturer: second };
  if (first === 'kategorija' || first === 'tuning')
    return { kind: 'category', category: second, tuning: first === 'tuning' };
  const year = third === undefined ? undefined : parseYearSegment(third);
  return { kind: 'vehicle', manufacturer: first, model: second, year: year ?? null };
}

/** Cards of a part category have stars (SPEC §2). */
export const isPartCategory = (scope: ListScope): boolean => scope.kind === 'category' && !scope.tuning;
