import { shortMoment } from '#src/domain/calendar.ts';
import { type ImportRun, skippedOf } from '#src/domain/admin/import-run.ts';
import { listImportRuns } from '#src/stores/admin/import-undo.ts';
import { importUndoText as text } from '#src/strings/admin/import-undo.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';
import { useRead } from '../use-read.ts';
import { UndoImport } from './UndoImport.tsx';

/** The last imports, each with a button that undoes it. */
export function ImportRuns() {
  const runs = useRead(['import-runs'], listImportRuns);
  if (!runs.error && !runs.data?.length) return null;
  return (
    <PanelSection id="uvozi" title={text['runs.title']} className="pb-9">
      <Loaded query={runs} loading={null}>
        {(rows) => (
          <ul>
            {rows.map((run) => (
              <Row key={run.run} {...run} />
            ))}
          </ul>
        )}
      </Loaded>
    </PanelSection>
  );
}

function Row(imported: ImportRun) {
  const { run, at, source, username, created, updated, left, undone } = imported;
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
        <UndoImport run={run} count={left} label={text.buttonOf(moment)} className="max-sm:w-full" />
      ) : (
        <p className="text-sm text-ink-2">
          {undone > 0 ? text['runs.undone'] : skippedOf(imported) > 0 && text['runs.kept']}
        </p>
      )}
    </li>
  );
}
