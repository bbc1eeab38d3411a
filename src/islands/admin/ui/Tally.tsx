import { formatCount } from '#src/domain/text/format-count.ts';

type Props = { rows: readonly { label: string; count: number }[] };

/** The result of an import: how many of each kind. */
export const Tally = ({ rows }: Props) => (
  <dl className="max-w-measure">
    {rows.map(({ label, count }) => (
      <div
        key={label}
        className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 text-ui"
      >
        <dt>{label}</dt>
        <dd className="font-semibold num">{formatCount(count)}</dd>
      </div>
    ))}
  </dl>
);
