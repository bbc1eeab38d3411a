import { FIRST_YEAR } from '#src/domain/limits.ts';
import { coversYear, lastYear, mergeSpans, type YearSpan } from '#src/domain/years.ts';
import { uiText } from '#src/strings/ui.ts';

type Props = {
  /** Years that fit; several when years have gaps. */
  spans?: readonly YearSpan[];
  /** Year of one vehicle; without it the page script adds the saved vehicle's needle (islands/paint/needles.ts). */
  needle?: number | undefined;
  /** Last year drawn; pass it if the page's props have it. */
  last?: number;
  /** `/audi/a4` if the scale is about one model: a saved vehicle of that model gets the needle. */
  vehicle?: string | undefined;
  /** A full sentence; derived from the other props by default. */
  label?: string;
  className?: string | undefined;
};

function sentence(spans: readonly YearSpan[], last: number, needle: number | undefined): string {
  const whole = uiText['scale.all'](FIRST_YEAR, last);
  if (spans.length === 0) return needle ? `${whole} ${uiText['scale.vehicle'](needle)}` : whole;
  const fits = `${whole} ${uiText['scale.fits'](spans)}`;
  return needle ? `${fits} ${uiText['scale.needle'](needle, coversYear(spans, needle))}` : fits;
}

const percent = (years: number, cells: number) => `${((years / cells) * 100).toFixed(2)}%`;

export function YearScale({ spans = [], needle, last = lastYear(), vehicle, label, className = '' }: Props) {
  const cells = last - FIRST_YEAR + 1;
  const merged = mergeSpans(spans);
  // A decade too close to the end would overlap the number of the last year.
  const decades = Array.from(
    { length: Math.ceil(cells / 10) - 1 },
    (_, i) => FIRST_YEAR + 10 * (i + 1),
  ).filter((year) => year <= last - 4);
  return (
    <div
      role="img"
      aria-label={label ?? sentence(merged, last, needle)}
      data-year-scale={`${FIRST_YEAR}-${last}`}
      data-vehicle-path={vehicle}
      className={`relative num ${className}`}
    >
      <svg viewBox={`0 0 ${cells} 28`} preserveAspectRatio="none" className="yscale__t">
        <Ticks cells={cells} />
        {merged.map(({ from, to }) => (
          <rect key={from} x={from - FIRST_YEAR} width={to - from + 1} y="18" height="10" />
        ))}
      </svg>
      <svg className="yscale__n">
        <text y="9">{FIRST_YEAR}</text>
        {decades.map((year) => (
          <text key={year} x={percent(year - FIRST_YEAR, cells)} y="9" textAnchor="middle">
            {year}
          </text>
        ))}
        <text x="100%" y="9" textAnchor="end">
          {last}
        </text>
      </svg>
      {needle !== undefined && needle >= FIRST_YEAR && needle <= last && (
        <svg className="pointer-events-none absolute inset-0 size-full overflow-visible">
          <svg x={percent(needle - FIRST_YEAR + 0.5, cells)} className="overflow-visible" data-needle="">
            <rect x="-1.5" y="-4" width="3" height="36" className="fill-needle forced-color-adjust-none" />
            <text y="-8" textAnchor="middle" className="fill-accent-text t-press text-xs">
              {needle}
            </text>
          </svg>
        </svg>
      )}
    </div>
  );
}

function Ticks({ cells }: { cells: number }) {
  const decades = Array.from({ length: cells }, (_, cell) => cell).filter(
    (cell) => (FIRST_YEAR + cell) % 10 === 0,
  );
  return (
    <>
      {/* Repeated steps from tick to tick compress well; decades are drawn over them. */}
      <path d={`M0 12v16${'m1-16v16'.repeat(cells)}`} />
      <path d={decades.map((cell) => `M${cell} 0v28`).join('')} />
    </>
  );
}
