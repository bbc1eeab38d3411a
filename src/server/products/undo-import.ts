import type { Db } from '#db/client.ts';
import { findImportRun, listUndoable } from '#db/queries/imports/import-runs.ts';
import { CSV_SLICE_ROWS } from '#src/domain/limits/imports.ts';
import type { ImportRun } from '#src/domain/admin/import-run.ts';
import { Problem } from '#src/server/problem.ts';
import { refreshSearch } from '#src/server/search/refresh-search.ts';
import { undoEntries } from './undo-change.ts';
import { problemText } from '#src/strings/problems.ts';

/**
 * Undoes one slice of an import; the caller repeats the call until nothing is left. May be sent again when its answer
 * was lost: an entry is undone only once.
 *
 * @throws Problem `not_found` for an unknown import, `conflict` when every product was edited since
 */
export async function undoImport(db: Db, userId: number, run: string): Promise<ImportRun> {
  await undoEntries(db, { userId, run }, await listUndoable(db, run, CSV_SLICE_ROWS));
  const now = await findImportRun(db, run);
  if (!now) throw new Problem('not_found', problemText.badUndo);
  if (now.undone === 0) throw new Problem('conflict', problemText.allEditedSince);
  return now;
}

/** After the last slice of an import or of its undo: corrects the counts that the correction of typing mistakes uses. */
export const finishRun = (db: Db): Promise<void> => refreshSearch(db, { recount: true });
