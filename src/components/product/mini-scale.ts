import { FIRST_YEAR } from '#src/domain/limits.ts';
import { lastYear, type YearSpan } from '#src/domain/years.ts';

const LAST = lastYear();

/** The three pixel year bar of a card: one unit per model year. The years stand beside it as text. */
export function miniScaleSvg(spans: readonly YearSpan[]): string {
  const bars = spans.map(({ from, to }) => {
    const start = Math.max(from, FIRST_YEAR);
    return `<path d="M${start - FIRST_YEAR} 0h${Math.max(1, Math.min(to, LAST) - start + 1)}v1H${start - FIRST_YEAR}z"/>`;
  });
  return `<svg class="mini" viewBox="0 0 ${LAST - FIRST_YEAR + 1} 1" preserveAspectRatio="none" aria-hidden="true">${bars.join('')}</svg>`;
}
