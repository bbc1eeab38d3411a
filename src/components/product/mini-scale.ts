import { FIRST_YEAR } from '#src/domain/limits.ts';
import { lastYear, type YearSpan } from '#src/domain/years.ts';

/** The three pixel year bar of a card: one unit per model year. The years stand beside it as text. */
export function miniScaleSvg(spans: readonly YearSpan[]): string {
  const last = lastYear();
  const bars = spans.map(({ from, to }) => {
    const start = Math.max(from, FIRST_YEAR);
    return `<path d="M${start - FIRST_YEAR} 0h${Math.max(1, Math.min(to, last) - start + 1)}v1H${start - FIRST_YEAR}z"/>`;
  });
  return `<svg class="mini" viewBox="0 0 ${last - FIRST_YEAR + 1} 1" preserveAspectRatio="none" aria-hidden="true">${bars.join('')}</svg>`;
}
