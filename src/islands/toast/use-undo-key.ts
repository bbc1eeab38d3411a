import { useEffect } from 'react';
import { closeToast } from '#src/stores/close-toast.ts';
import { $toasts } from '#src/stores/toasts.ts';

/** As `aria-keyshortcuts` says it. */
export const UNDO_KEYS = 'Control+Z Meta+Z';

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && ctrlKey !== metaKey && !shiftKey && !altKey && !repeat;

/** There the browser itself undoes what was typed. */
const TEXT_FIELD =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file]), [contenteditable]';

/** Ctrl+Z or ⌘Z presses the newest undo: with Tab alone it may be a hundred presses away, and it is gone in seconds. */
export function useUndoKey(): void {
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      if (!isUndo(event) || (event.target as Element).matches(TEXT_FIELD)) return;
      const newest = $toasts
        .get()
        .filter(({ action }) => action?.isUndo)
        .at(-1);
      if (!newest) return;
      event.preventDefault();
      closeToast(newest.id);
      newest.action?.run();
    };
    document.addEventListener('keydown', undo);
    return () => document.removeEventListener('keydown', undo);
  }, []);
}
