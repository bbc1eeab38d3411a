import { useState } from 'react';
import type { RowKind } from '#src/domain/product-csv/plan-row.ts';
import type { RowReport } from '#src/domain/product-csv/row-report.ts';
import { compareRows, forgetImport, type ImportState, startImport } from '#src/stores/admin/product-csv.ts';
import { csvText as text } from '#src/strings/admin/csv.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { FilterButton } from '../ui/FilterButton.tsx';
import { ErrorsButton } from './ErrorsButton.tsx';
import { Progress } from './Progress.tsx';
import { ReportRow } from './ReportRow.tsx';
import { RowPages } from './RowPages.tsx';

export const KINDS = ['new', 'changed', 'same', 'error'] as const satisfies readonly RowKind[];
type Filter = RowKind | 'all';

/** The most important filter first: errors, otherwise changes, otherwise whatever has rows. */
function firstFilter(counts: Record<Filter, number>): Filter {
  return (['error', 'changed', 'new'] as const).find((kind) => counts[kind] > 0) ?? 'all';
}

const countKinds = (reports: readonly RowReport[]): Record<Filter, number> => {
  const counts = { all: reports.length, new: 0, changed: 0, same: 0, error: 0 };
  for (const { kind } of reports) counts[kind]++;
  return counts;
};

export function PreviewStep({ state }: { state: ImportState }) {
  const [chosen, setChosen] = useState<Filter>();
  const { file, reports, isBusy, failure } = state;
  if (!file) return null;
  const all = file.rows.length;
  const counts = countKinds(reports);
  const filter = chosen ?? firstFilter(counts);
  const shown = filter === 'all' ? reports : reports.filter(({ kind }) => kind === filter);
  const wanted = counts.new + counts.changed;
  const isDone = !isBusy && !failure;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-4">
        <p className="mr-auto min-w-0">
          <span className="font-semibold wrap-anywhere">{text['import.file'](file.name, all)}</span>
          <span className="block text-sm text-ink-2">
            {text['import.format'](file.separator, file.encoding)}
            {file.unknown.length > 0 && ` ${text['import.unknown'](file.unknown)}`}
          </span>
        </p>
        <button type="button" className="link" onClick={forgetImport}>
          {text['import.again']}
        </button>
      </div>
      {isBusy && (
        <Progress label={text['preview.progress'](reports.length, all)} done={reports.length} all={all} />
      )}
      {failure && <FailureNote message={failure} onRetry={() => void compareRows()} className="my-4" />}
      {isDone && (
        <>
          <h3 className="sr-only">{text['preview.title']}</h3>
          <div role="group" aria-label={text['preview.filter']} className="bleed-x flex gap-2 py-4">
            {(['all', ...KINDS] as const).map((kind) => (
              <FilterButton
                key={kind}
                label={text[`filter.${kind}`]}
                count={counts[kind]}
                pressed={kind === filter}
                onPress={() => setChosen(kind)}
              />
            ))}
          </div>
          {wanted === 0 && counts.error === 0 && (
            <EmptyState icon="check" title={text['preview.nothing']} advice={text['preview.nothingAdvice']} />
          )}
          {shown.length > 0 && (wanted > 0 || counts.error > 0 || chosen) && (
            <RowPages key={filter} rows={shown}>
              {(report) => <ReportRow key={report.line} report={report} />}
            </RowPages>
          )}
          {filter === 'error' && counts.error === 0 && (
            <p className="py-4 text-ink-2">{text['preview.noErrors']}</p>
          )}
          <div className="sticky bottom-0 z-sticky -mx-gutter mt-4 border-t border-line bg-surface px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {counts.error > 0 && (
                <p className="mr-auto text-sm text-ink-2">{text['apply.skips'](counts.error)}</p>
              )}
              <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full">
                {counts.error > 0 && <ErrorsButton state={state} />}
                {wanted > 0 ? (
                  <Button
                    variant="pri"
                    icon="check"
                    onClick={startImport}
                    className="max-sm:flex-1 max-sm:px-2!"
                  >
                    {text['apply.button'](wanted)}
                  </Button>
                ) : (
                  <Button disabled className="max-sm:flex-1 max-sm:px-2!">
                    {text['apply.none']}
                  </Button>
                )}
              </div>
            </div>
          </div>
        </>
      )}
    </>
  );
}
