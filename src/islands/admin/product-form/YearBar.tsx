import { FIRST_YEAR } from '#src/domain/limits.ts';
import { lastYear, type YearSpan } from '#src/domain/years.ts';
import { uiText } from '#src/strings/ui.ts';

/** The shop's year scale with the years that fit; decorative, since the selects above say the same. */
export function YearBar({ spans }: { spans: readonly YearSpan[] }) {
  const last = lastYear();
  const cells = last - FIRST_YEAR + 1;
  const isDecade = (cell: number) => (FIRST_YEAR + cell) % 10 === 0;
  const ticks = Array.from({ length: cells + 1 }, (_, cell) => cell);
  const labels = ticks.map((cell) => FIRST_YEAR + cell).filter((year) => year % 10 === 0 && year <= last - 4);
  return (
    <div
      role="img"
      aria-label={`${uiText['scale.all'](FIRST_YEAR, last)} ${spans.length > 0 ? uiText['scale.fits'](spans) : ''}`}
      className="pt-2 num"
    >
      <svg viewBox={`0 0 ${cells} 28`} preserveAspectRatio="none" className="h-7 w-full overflow-visible">
        <g className="[shape-rendering:crispEdges] *:[vector-effect:non-scaling-stroke]">
          {ticks.map((cell) => (
            <path
              key={cell}
              d={`M${cell} ${isDecade(cell) ? 0 : 12}V28`}
              className={isDecade(cell) ? 'stroke-ink' : 'stroke-tick'}
            />
          ))}
        </g>
        {spans.map(({ from, to }) => (
          <rect
            key={from}
            x={from - FIRST_YEAR}
            width={to - from + 1}
            y="18"
            height="10"
            className="fill-ink forced-color-adjust-none"
          />
        ))}
      </svg>
      <svg className="mt-1.5 h-3 w-full overflow-visible fill-ink-2 text-2xs font-medium">
        {labels.map((year, i) => (
          <text
            key={year}
            x={`${((year - FIRST_YEAR) / cells) * 100}%`}
            y="9"
            textAnchor={i === 0 ? 'start' : 'middle'}
          >
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
