import { type PointerEvent, useRef, useState } from 'react';

const HOLD_MS = 250;
const SLACK_PX = 8;

/** Scrolling would take the finger away from what is being dragged. */
const stopScrolling = (event: TouchEvent) => event.preventDefault();

/**
 * Order by dragging: at once with a mouse or pen, after a short hold with a finger, which otherwise scrolls. Items carry
 * their place in `data-place`.
 */
export function useDragOrder(move: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);

  const start = (key: string, element: Element, pointerId: number) => {
    setDragged(key);
    element.setPointerCapture(pointerId);
    document.addEventListener('touchmove', stopScrolling, { passive: false });
  };
  const end = () => {
    clearTimeout(held.current?.timer);
    held.current = undefined;
    setDragged(undefined);
    document.removeEventListener('touchmove', stopScrolling);
  };

  const handlersOf = (key: string) => ({
    onPointerDown(event: PointerEvent) {
      // A captured pointer would take the click away from a button on the picture.
      const isOnButton = event.target instanceof Element && event.target.closest('button');
      if (event.button !== 0 || isOnButton) return;
      const { currentTarget, pointerId, clientX: x, clientY: y } = event;
      if (event.pointerType === 'touch')
        held.current = { timer: setTimeout(() => start(key, currentTarget, pointerId), HOLD_MS), x, y };
      else start(key, currentTarget, pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (dragged !== key) {
        const from = held.current;
        if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK_PX)
          clearTimeout(from.timer);
        return;
      }
      const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]');
      const place = over?.getAttribute('data-place');
      if (place !== null && place !== undefined) move(key, Number(place));
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
  return { dragged, handlersOf };
}
