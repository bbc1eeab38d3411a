import { useEffect, useRef } from 'react';
import { closeToast } from '#src/stores/close-toast.ts';
import { tellUndoable } from '../actions.ts';

/**
 * Announces a change within a form, with its undo. The toast is closed with the form, and when `round` changes: the form
 * shows something else then.
 */
export function useFormUndo(round?: number): (said: string, undo: () => void) => void {
  const shown = useRef<number[]>([]);
  useEffect(() => {
    const ids = shown.current;
    return () => {
      for (const id of ids.splice(0)) closeToast(id);
    };
  }, [round]);
  return (said, undo) => void shown.current.push(tellUndoable(said, undo));
}
