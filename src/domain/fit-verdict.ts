import type { YearSpan } from './years.ts';

/** `years`: other model years; `vehicle`: other cars; `unknown`: no years known; `universal`: no particular vehicle. */
export type FitReason = 'fits' | 'years' | 'vehicle' | 'unknown' | 'universal';
export type FitVerdict = { verdict: 'yes' | 'maybe' | 'no'; reason: FitReason };

const NO: FitVerdict = { verdict: 'no', reason: 'vehicle' };

/** The spans of one group of `fitText`: `2008-2011,2013-2015`. */
const readSpans = (text: string): YearSpan[] =>
  text.split(',').map((span) => {
    const [from = 0, to = from] = span.split('-').map(Number);
    return { from, to };
  });

/** Whether a part with this `fitText` fits a vehicle; the best result of all groups that name the vehicle. */
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

/** Years of the first vehicle in a `fitText`, in the specification's form: `['2008', '2009']`. */
export function firstYears(fits: string): string[] {
  const years = fits.split(';')[0]?.split(':')[1];
  if (!years) return [];
  return readSpans(years).flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, i) => String(from + i)),
  );
}
