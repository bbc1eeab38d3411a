import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { shortMoment } from '#src/domain/calendar.ts';
import { type ImportRun, skippedOf } from '#src/domain/admin/import-run.ts';
import { $importUndo, listImportRuns, undoImport } from '#src/stores/admin/import-undo.ts';
import { importUndoText as text } from '#src/strings/admin/import-undo.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';
import { useRead } from '../use-read.ts';

/** The last imports, each with an undo button that asks for confirmation, since the import may be long ago. */
export function ImportRuns() {
  const [toUndo, setToUndo] = useState<ImportRun>();
  const isBusy = useStore($importUndo)?.isBusy ?? false;
  const runs = useRead(['import-runs'], listImportRuns);
  if (!runs.error && !runs.data?.length) return null;
  return (
    <PanelSection id="uvozi" title={text['runs.title']} className="pb-9">
      <Loaded query={runs} loading={null}>
        {(rows) => (
          <ul>
            {rows.map((run) => (
              <Row key={run.run} run={run} isBusy={isBusy} onUndo={() => setToUndo(run)} />
            ))}
          </ul>
        )}
      </Loaded>
      {toUndo && (
        <ConfirmDialog
          title={text['confirm.title']}
          question={text['confirm.question'](toUndo.left)}
          confirm={text.button}
          onConfirm={() => {
            setToUndo(undefined);
            void undoImport(toUndo.run);
          }}
          onCancel={() => setToUndo(undefined)}
        />
      )}
    </PanelSection>
  );
}

type RowProps = {
  run: ImportRun;
  /** An undo runs, of this import or of another one. */
  isBusy: boolean;
  onUndo: () => void;
};

function Row({ run, isBusy, onUndo }: RowProps) {
  const { at, source, username, created, updated, left, undone } = run;
  const moment = shortMoment(new Date(at));
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="mr-auto min-w-0">
        <p className="text-ui font-semibold num">
          {text[source]}, <time dateTime={at}>{moment}</time>
        </p>
        <p className="text-sm text-ink-2 num">
          {[text['runs.counts'](created, updated), username && text['runs.by'](username)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {left > 0 ? (
        <Button
          icon="refresh"
          aria-label={text.buttonOf(moment)}
          aria-disabled={isBusy || undefined}
          onClick={onUndo}
          className="max-sm:w-full"
        >
          {text.button}
        </Button>
      ) : (
        <p className="text-sm text-ink-2">
          {undone > 0 ? text['runs.undone'] : skippedOf(run) > 0 && text['runs.kept']}
        </p>
      )}
    </li>
  );
}
