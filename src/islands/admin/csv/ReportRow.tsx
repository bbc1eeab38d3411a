import type { RowReport } from '#src/domain/product-csv/row-report.ts';
import { columnName, csvText as text, rowFaultText } from '#src/strings/admin/csv.ts';
import { productsText } from '#src/strings/admin/products.ts';
import { Change, FieldRow } from '../ui/Change.tsx';
import { Dot } from '../ui/Dot.tsx';
import { Icon } from '../ui/Icon.tsx';

const DOTS = {
  new: 'bg-yes',
  changed: 'bg-maybe',
  same: 'border-[1.5px] border-ink-2',
  error: 'bg-error',
} as const;

export function ReportRow({ report }: { report: RowReport }) {
  const { line, kind, id, name, changes, faults, isStale } = report;
  const isNew = kind === 'new';
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="text-ui leading-snug font-semibold wrap-anywhere">{name || text['row.unnamed']}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2 num">
          <span className="inline-flex items-center gap-1.5">
            <Dot className={DOTS[kind]} />
            {text[`row.${kind}`]}
          </span>
          <span>
            {text['row.line'](line)}
            {id !== null && ` · ${productsText.code(id)}`}
          </span>
        </p>
        {isStale && (
          <p className="mt-1 flex items-center gap-1.5 text-sm">
            <Icon name="clock" size="sm" />
            {text['row.stale']}
          </p>
        )}
      </div>
      <dl className="grid content-start gap-1.5 text-sm">
        {faults.map((fault) => (
          <FieldRow key={`${fault.column}-${fault.code}`} label={columnName(fault.column)}>
            <dd className="flex items-start gap-1.5 text-error">
              <Icon name="alert" size="sm" className="mt-0.5" />
              {rowFaultText(fault)}
            </dd>
          </FieldRow>
        ))}
        {faults.length === 0 &&
          changes.map(({ column, before, after }) => (
            <Change
              key={column}
              label={columnName(column)}
              before={isNew ? undefined : filled(before)}
              after={filled(after)}
              className="whitespace-pre-line [&_ins]:font-medium"
            />
          ))}
      </dl>
    </li>
  );
}

const filled = (value: string) => value || <i>{text['row.empty']}</i>;
