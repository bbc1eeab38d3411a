import { useEffect, useRef } from 'react';
import { closeToast } from '#src/stores/close-toast.ts';
import { tellUndoable } from '../actions.ts';

/** Announces a change within a form, with its undo. The toast goes with the form: there is nothing to put back then. */
export function useFormUndo(): (said: string, undo: () => void) => void {
  const shown = useRef<number[]>([]);
  useEffect(() => {
    const ids = shown.current;
    return () => {
      for (const id of ids) closeToast(id);
    };
  }, []);
  return (said, undo) => void shown.current.push(tellUndoable(said, undo));
}
