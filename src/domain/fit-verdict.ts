import type { YearSpan } from './years.ts';

/** `years`: another model year; `vehicle`: other cars; `unknown`: no years known; `universal`: bound to no make. */
export type FitReason = 'fits' | 'years' | 'vehicle' | 'unknown' | 'universal';
export type FitVerdict = { verdict: 'yes' | 'maybe' | 'no'; reason: FitReason };

const NO: FitVerdict = { verdict: 'no', reason: 'vehicle' };

/** The spans of one group of `fitText`: `2008-2011,2013-2015`. */
const readSpans = (text: string): YearSpan[] =>
  text.split(',').map((span) => {
    const [from = 0, to = from] = span.split('-').map(Number);
    return { from, to };
  });

/** Does a part, given its `fitText`, fit a vehicle? The best answer of all groups that name the vehicle stands. */
export function fitVerdict(
  fits: string,
  vehicle: { manufacturer: { slug: string }; model: { slug: string }; year: number },
): FitVerdict {
  if (fits === '') return { verdict: 'maybe', reason: 'universal' };
  let best = NO;
  for (const group of fits.split(';')) {
    const [name = '', years = ''] = group.split(':');
    const [manufacturer, model] = name.split('/');
    if (manufacturer !== vehicle.manufacturer.slug || (model && model !== vehicle.model.slug)) continue;
    if (years === '') best = { verdict: 'maybe', reason: 'unknown' };
    else if (readSpans(years).some(({ from, to }) => from <= vehicle.year && vehicle.year <= to))
      return { verdict: 'yes', reason: 'fits' };
    else if (best === NO) best = { verdict: 'no', reason: 'years' };
  }
  return best;
}

/** Years of the first vehicle in a `fitText`, as the specification lists them: `['2008', '2009']`. */
export function firstYears(fits: string): string[] {
  const years = fits.split(';')[0]?.split(':')[1];
  if (!years) return [];
  return readSpans(years).flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, i) => String(from + i)),
  );
}
