import { FIRST_YEAR } from '#src/domain/limits/catalogue.ts';
import { lastYear, type YearSpan } from '#src/domain/years.ts';

/** The year bar of a card, three pixels high: one unit per model year. The years are beside it as text. */
export function MiniScale({ years }: { years: readonly YearSpan[] }) {
  const last = lastYear();
  return (
    <svg
      className="mini"
      viewBox={`0 0 ${last - FIRST_YEAR + 1} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {years.map(({ from, to }) => {
        const start = Math.max(from, FIRST_YEAR);
        const width = Math.max(1, Math.min(to, last) - start + 1);
        const x = start - FIRST_YEAR;
        return <path key={x} d={`M${x} 0h${width}v1H${x}z`} />;
      })}
    </svg>
  );
}
