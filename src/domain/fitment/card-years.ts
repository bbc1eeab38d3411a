import type { YearSpan } from '../years.ts';

/** `2004-2008,2010-2010`, as `writeFits` writes years. */
export const readSpans = (text = ''): YearSpan[] =>
  text === ''
    ? []
    : text.split(',').map((span) => {
        const [from = 0, to = from] = span.split('-').map(Number);
        return { from, to };
      });

/**
 * Years of one vehicle as a card shows them, in the specification's form `['2008', '2009']`: of the one whose list this
 * is (`/audi/a4/2008`), else of the first one. A vehicle has a group for each set of facts.
 */
export function cardYears(fits: string, listPath = ''): string[] {
  const groups = fits.split(';').map((group) => group.split(/[:~]/));
  const [shown] =
    // An empty model is every model.
    groups.find(([vehicle = '']) => `${listPath}/`.startsWith(`/${vehicle}/`.replace('//', '/'))) ??
    groups[0] ??
    [];
  const years = groups
    .filter(([vehicle]) => vehicle === shown)
    .flatMap(([, spans]) => readSpans(spans))
    .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i)));
  return [...new Set(years)].sort();
}
