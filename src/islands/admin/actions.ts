import { failureMessage, isExpired } from '#src/stores/admin/admin-call.ts';
import { notify, type ToastOptions, UNDO_LASTS_MS } from '#src/stores/toasts.ts';
import { describeFailure } from '#src/strings/admin/failures.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { useSingleMutation } from './use-single-mutation.ts';

type Work = () => Promise<unknown>;

/**
 * Announces what was done, with a button that undoes it; one that fails (`undo` resolves to false) is offered again.
 * Returns the id of the toast.
 */
export function tellUndoable(
  said: string,
  undo: () => unknown,
  options: Pick<ToastOptions, 'focus' | 'lastsMs'> = {},
): number {
  const run = async () => {
    // The network may be away for long.
    if ((await undo()) === false) tellUndoable(said, undo, { ...options, lastsMs: null });
  };
  const action = { label: adminText.undo, run: () => void run(), isUndo: true };
  return notify(said, { lastsMs: UNDO_LASTS_MS, action, ...options });
}

/** A toast says why a request failed. */
export function tellFailure(error: unknown): void {
  // The login dialog over the screen already says that the session has expired.
  if (isExpired(error)) return;
  const { advised, quoted } = describeFailure(failureMessage(error));
  notify(advised, { tone: 'error', inEnglish: quoted });
}

/** True when it succeeded; otherwise a toast says why not. `changed` refetches what shows it, whatever the outcome. */
export async function succeeds(work: Work, changed?: () => void): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    tellFailure(error);
    return false;
  } finally {
    changed?.();
  }
}

/** Runs the request of a button, one at a time; `after` runs whatever the outcome is. */
export function useAction(after?: () => void) {
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (work: Work) => succeeds(work),
    onSettled: () => after?.(),
  });
  return { isBusy: isPending, run: (work: Work): void => mutate(work) };
}
