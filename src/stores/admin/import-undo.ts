import { atom } from 'nanostores';
import type { ImportRun, RunsAnswer, UndoRunAnswer } from '#src/domain/admin/import-run.ts';
import { adminCall, failureMessage } from './admin-call.ts';
import { refreshPublish } from './publish.ts';
import { postWithRetries } from './post-with-retries.ts';

/** The current or the last undo of an import; it continues while the owner uses another section. */
export type UndoState = {
  run: string;
  isBusy: boolean;
  /** State after the last slice. */
  progress?: ImportRun;
  /** Why it stopped half-way; it can be continued. */
  failure?: string;
};

export const $importUndo = atom<UndoState | undefined>();

export const listImportRuns = async (signal?: AbortSignal): Promise<ImportRun[]> =>
  (await adminCall<RunsAnswer>('imports', { signal })).runs;

/**
 * Undoes a whole import, slice by slice; then rebuilds the search vocabulary and triggers a publish. One at a time:
 * nothing is done while another one runs.
 */
export async function undoImport(run: string): Promise<void> {
  if ($importUndo.get()?.isBusy) return;
  // The owner may log out between two calls.
  const isCurrent = () => $importUndo.get()?.run === run;
  $importUndo.set({ run, isBusy: true });
  try {
    for (;;) {
      const { run: progress } = await postWithRetries<UndoRunAnswer>('imports/undo', { run });
      if (!isCurrent()) return;
      $importUndo.set({ run, isBusy: true, progress });
      if (progress.left === 0) break;
    }
    await postWithRetries('imports/finish', {});
    if (isCurrent()) $importUndo.set({ ...$importUndo.get(), run, isBusy: false });
  } catch (error) {
    if (isCurrent())
      $importUndo.set({ ...$importUndo.get(), run, isBusy: false, failure: failureMessage(error) });
  }
  refreshPublish();
}
