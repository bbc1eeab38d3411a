import { useState } from 'react';
import type { RowKind } from '#src/domain/product-csv/plan-row.ts';
import type { RowReport } from '#src/domain/product-csv/row-report.ts';
import { compareRows, resetImport, type ImportState, startCsvImport } from '#src/stores/admin/product-csv.ts';
import { csvText as text } from '#src/strings/admin/csv.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { FilterGroup } from '../ui/FilterGroup.tsx';
import { Progress } from '../ui/Progress.tsx';
import { Button } from '../ui/Button.tsx';
import { StickyBar } from '../ui/StickyBar.tsx';
import { ReportRow } from './ReportRow.tsx';
import { RowPages } from './RowPages.tsx';
import { ErrorsButton, HALF_WIDTH_ON_PHONE } from './ErrorsButton.tsx';

const FILTERS = ['all', 'new', 'changed', 'same', 'error'] as const satisfies readonly (RowKind | 'all')[];
type Filter = (typeof FILTERS)[number];
type KindCounts = Record<Filter, number>;

/** The most important filter that has rows. */
function firstFilter(counts: KindCounts): Filter {
  return (['error', 'changed', 'new'] as const).find((kind) => counts[kind] > 0) ?? 'all';
}

const countKinds = (reports: readonly RowReport[]): KindCounts => {
  const counts = { all: reports.length, new: 0, changed: 0, same: 0, error: 0 };
  for (const { kind } of reports) counts[kind]++;
  return counts;
};

export function PreviewStep({ state }: { state: ImportState }) {
  const { file, reports, isBusy, failure } = state;
  if (!file) return null;
  const all = file.rows.length;
  return (
    <>
      <FileFacts file={file} />
      {isBusy && (
        <Progress label={text['preview.progress'](reports.length, all)} done={reports.length} all={all} />
      )}
      {failure && <FailureNote message={failure} onRetry={() => void compareRows()} className="my-4" />}
      {!isBusy && !failure && <Comparison state={state} />}
    </>
  );
}

const FileFacts = ({ file }: { file: NonNullable<ImportState['file']> }) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-4">
    <p className="mr-auto min-w-0">
      <span className="font-semibold wrap-anywhere">{text['import.file'](file.name, file.rows.length)}</span>
      <span className="block text-sm text-ink-2">
        {text['import.format'](file.separator, file.encoding)}
        {file.unknown.length > 0 && ` ${text['import.unknown'](file.unknown)}`}
      </span>
    </p>
    <button type="button" className="link" onClick={resetImport}>
      {text['import.again']}
    </button>
  </div>
);

function Comparison({ state }: { state: ImportState }) {
  const [chosen, setChosen] = useState<Filter>();
  const { reports } = state;
  const counts = countKinds(reports);
  const filter = chosen ?? firstFilter(counts);
  const shown = filter === 'all' ? reports : reports.filter(({ kind }) => kind === filter);
  const hasDifferences = counts.new + counts.changed + counts.error > 0;
  return (
    <>
      <h3 className="sr-only">{text['preview.title']}</h3>
      <FilterGroup
        label={text['preview.filter']}
        value={filter}
        options={FILTERS.map((kind) => ({ value: kind, label: text[`filter.${kind}`], count: counts[kind] }))}
        onChange={setChosen}
        className="py-4"
      />
      {!hasDifferences && (
        <EmptyState icon="check" title={text['preview.nothing']} advice={text['preview.nothingAdvice']} />
      )}
      {shown.length > 0 && (hasDifferences || chosen) && (
        <RowPages key={filter} rows={shown}>
          {(report) => <ReportRow key={report.line} report={report} />}
        </RowPages>
      )}
      {filter === 'error' && counts.error === 0 && (
        <p className="py-4 text-ink-2">{text['preview.noErrors']}</p>
      )}
      <PreviewBar state={state} counts={counts} />
    </>
  );
}

function PreviewBar({ state, counts }: { state: ImportState; counts: KindCounts }) {
  const wanted = counts.new + counts.changed;
  return (
    <StickyBar>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {counts.error > 0 && (
          <p className="mr-auto text-sm text-ink-2">{text['apply.skips'](counts.error)}</p>
        )}
        <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full">
          {counts.error > 0 && <ErrorsButton state={state} />}
          {wanted > 0 ? (
            <Button variant="pri" icon="check" onClick={startCsvImport} className={HALF_WIDTH_ON_PHONE}>
              {text['apply.button'](wanted)}
            </Button>
          ) : (
            <Button disabled className={HALF_WIDTH_ON_PHONE}>
              {text['apply.none']}
            </Button>
          )}
        </div>
      </div>
    </StickyBar>
  );
}
