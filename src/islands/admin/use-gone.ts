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
