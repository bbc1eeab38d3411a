import { useStore } from '@nanostores/react';
import type { RowOutcome } from '#src/domain/product-csv/row-report.ts';
import { $importUndo } from '#src/stores/admin/import-undo.ts';
import { applyRows, resetImport, type ImportState, stopImport } from '#src/stores/admin/product-csv.ts';
import { csvText as text } from '#src/strings/admin/csv.ts';
import { Button } from '../ui/Button.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { Progress } from '../ui/Progress.tsx';
import { Tally } from '../ui/Tally.tsx';
import { ErrorsButton } from './ErrorsButton.tsx';
import { UndoImport } from '../imports/UndoImport.tsx';
import { ResultLinks, UndoStep } from '../imports/UndoStep.tsx';

const OUTCOMES = ['created', 'updated', 'same', 'conflict', 'error'] as const satisfies readonly RowOutcome[];

export function ApplyStep({ state }: { state: ImportState }) {
  const { wanted, results, reports, isBusy, failure, isStopped, run } = state;
  const undo = useStore($importUndo);
  const [done, all] = [results.length, wanted.length];
  const isWhole = !isBusy && !failure && done >= all;
  // Rows that the preview refused are part of the result.
  const refused = reports.filter(({ kind }) => kind === 'error').length;
  const count = (outcome: RowOutcome) =>
    results.filter((row) => row.outcome === outcome).length + (outcome === 'error' ? refused : 0);
  const startOver = () => {
    $importUndo.set(undefined);
    resetImport();
  };
  if (run && undo?.run === run)
    return <UndoStep state={undo} onDone={startOver} doneLabel={text['result.again']} />;
  const changed = count('created') + count('updated');
  const undoButton = run && changed > 0 && <UndoImport run={run} count={changed} />;
  if (isWhole) {
    const tally = OUTCOMES.map((outcome) => ({ label: text[`result.${outcome}`], count: count(outcome) }));
    return (
      <div className="py-5">
        <div role="status">
          <h3 className="pb-4 t-md">{text['result.title']}</h3>
        </div>
        <Tally rows={tally.filter((row) => row.count > 0)} />
        <ResultLinks>
          {count('error') + count('conflict') > 0 && <ErrorsButton state={state} />}
          {undoButton}
          <Button onClick={resetImport}>{text['result.again']}</Button>
        </ResultLinks>
      </div>
    );
  }
  return (
    <>
      <Progress label={text['apply.progress'](done, all)} done={done} all={all} />
      {failure && <FailureNote message={failure} className="mb-4" />}
      {isBusy ? (
        <div className="flex flex-wrap items-center gap-4">
          <p className="mr-auto text-sm text-ink-2">{text['apply.keepOpen']}</p>
          {/* The part that is on its way is imported first. */}
          <Button busy={isStopped && text['apply.stopping']} onClick={stopImport}>
            {text['apply.stop']}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-4 pb-6">
          <p className="mr-auto text-ui">{isStopped ? text['apply.stopped'] : text['apply.failed']}</p>
          <Button variant="pri" onClick={() => void applyRows()}>
            {text['apply.resume']}
          </Button>
          {undoButton}
          <Button onClick={resetImport}>{text['import.again']}</Button>
        </div>
      )}
    </>
  );
}
