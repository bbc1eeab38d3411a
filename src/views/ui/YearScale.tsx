import { FIRST_YEAR } from '#src/domain/limits/catalogue.ts';
import { lastYear, mergeSpans, type YearSpan } from '#src/domain/years.ts';
import { uiText } from '#src/strings/ui.ts';

type Props = {
  /** Years that fit; several when years have gaps. */
  spans?: readonly YearSpan[];
  /** A full sentence; derived from the years by default. */
  label?: string;
  className?: string | undefined;
};

function sentence(spans: readonly YearSpan[], last: number): string {
  const whole = uiText['scale.all'](FIRST_YEAR, last);
  return spans.length === 0 ? whole : `${whole} ${uiText['scale.fits'](spans)}`;
}

const percent = (years: number, cells: number) => `${((years / cells) * 100).toFixed(2)}%`;

/** The page script adds the needle of the saved vehicle (islands/paint/needles.ts). */
export function YearScale({ spans = [], label, className = '' }: Props) {
  const last = lastYear();
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
      aria-label={label ?? sentence(merged, last)}
      data-year-scale={`${FIRST_YEAR}-${last}`}
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
