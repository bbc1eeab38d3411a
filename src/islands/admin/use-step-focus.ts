import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading of a task with steps: it gets the focus when the button that led to the next step is gone, so that
 * screen readers continue there.
 */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
