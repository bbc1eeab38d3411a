import { useEffect, useRef } from 'react';

/** Whether the component is no longer on the screen: an answer that comes late must not close what is open by then. */
export function useGone(): () => boolean {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return () => isGone.current;
}

/** Whether a late answer may close a form: it is still open, and nothing was typed in it during the call. */
export function useMayClose(isDirty: boolean): () => boolean {
  const isGone = useGone();
  const isTyped = useRef(isDirty);
  useEffect(() => {
    isTyped.current = isDirty;
  }, [isDirty]);
  return () => !isGone() && !isTyped.current;
}
