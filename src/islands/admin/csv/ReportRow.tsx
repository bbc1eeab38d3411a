import type { RowChange } from '#src/domain/product-csv/plan-row.ts';
import type { RowReport } from '#src/domain/product-csv/row-report.ts';
import { columnName, csvText as text, rowFaultText } from '#src/strings/admin/csv.ts';
import { Icon } from '../ui/Icon.tsx';

const MARKS = {
  new: 'bg-yes',
  changed: 'bg-needle',
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
            <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${MARKS[kind]}`} />
            {text[`row.${kind}`]}
          </span>
          <span>
            {text['row.line'](line)}
            {id !== null && ` · ${text['row.id'](id)}`}
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
          <div
            key={`${fault.column}-${fault.code}`}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{columnName(fault.column)}</dt>
            <dd className="flex items-start gap-1.5 text-error">
              <Icon name="alert" size="sm" className="mt-0.5" />
              {rowFaultText(fault)}
            </dd>
          </div>
        ))}
        {faults.length === 0 &&
          changes.map((change) => <Change key={change.column} change={change} isNew={isNew} />)}
      </dl>
    </li>
  );
}

const Change = ({ change: { column, before, after }, isNew }: { change: RowChange; isNew: boolean }) => (
  <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-ink-2">{columnName(column)}</dt>
    <dd className="wrap-anywhere whitespace-pre-line">
      {!isNew && (
        <>
          <del className="text-ink-2 decoration-1">
            <span className="sr-only">{text['row.before']}: </span>
            {before || <i>{text['row.empty']}</i>}
          </del>{' '}
          <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <ins className="font-medium no-underline">
        {!isNew && <span className="sr-only">{text['row.after']}: </span>}
        {after || <i>{text['row.empty']}</i>}
      </ins>
    </dd>
  </div>
);
