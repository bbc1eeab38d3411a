import { type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';

const HOLD_MS = 250;
const SLACK_PX = 8;
/** So near its end the row moves on under the finger, by so much a frame. */
const EDGE_PX = 48;
const STEP_PX = 6;

type Point = { x: number; y: number };
type Drag = Point & { key: string; frame: number };

/**
 * Order by dragging: at once with a mouse or pen, after a short hold with a finger, which otherwise scrolls. Items carry
 * their place in `data-place` and lie in a row that may be wider than the screen.
 */
export function useDragOrder(row: RefObject<HTMLElement | null>, move: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const held = useRef<Point & { timer: ReturnType<typeof setTimeout> }>(undefined);
  const drag = useRef<Drag>(undefined);
  const stop = useRef<() => void>(undefined);

  useEffect(() => {
    const element = row.current;
    // Scrolling would take the finger away. A listener that comes after the touch has begun is not waited for.
    const keep = (event: TouchEvent) => {
      if (drag.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', keep, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', keep);
      stop.current?.();
    };
  }, [row]);

  const follow = ({ key, x, y }: Drag) => {
    const over = document.elementFromPoint(x, y)?.closest('[data-place]');
    const place = over?.getAttribute('data-place');
    if (place !== null && place !== undefined) move(key, Number(place));
  };
  const scroll = (now: Drag) => {
    const { left = 0, right = 0 } = row.current?.getBoundingClientRect() ?? {};
    const step = now.x < left + EDGE_PX ? -STEP_PX : now.x > right - EDGE_PX ? STEP_PX : 0;
    const before = row.current?.scrollLeft;
    if (step !== 0) row.current?.scrollBy({ left: step, behavior: 'instant' });
    if (row.current?.scrollLeft !== before) follow(now);
    now.frame = requestAnimationFrame(() => scroll(now));
  };
  const start = (key: string, at: Point) => {
    const now: Drag = { key, ...at, frame: 0 };
    drag.current = now;
    setDragged(key);
    scroll(now);
    const go = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => follow(Object.assign(now, { x, y }));
    const end = () => stop.current?.();
    // On the document: an item that is put elsewhere in the row loses its pointer.
    document.addEventListener('pointermove', go);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    stop.current = () => {
      cancelAnimationFrame(now.frame);
      document.removeEventListener('pointermove', go);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
      drag.current = undefined;
      stop.current = undefined;
      setDragged(undefined);
    };
  };
  const letGo = () => {
    clearTimeout(held.current?.timer);
    held.current = undefined;
  };

  const handlersOf = (key: string) => ({
    onPointerDown(event: PointerEvent) {
      const isOnButton = event.target instanceof Element && event.target.closest('button');
      if (event.button !== 0 || isOnButton || drag.current) return;
      const at = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'touch') start(key, at);
      else held.current = { ...at, timer: setTimeout(() => start(key, at), HOLD_MS) };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = held.current;
      if (from && !drag.current && Math.hypot(clientX - from.x, clientY - from.y) > SLACK_PX) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    // A long press asks phones for a menu about the picture, which would end the drag.
    onContextMenu(event: SyntheticEvent) {
      if (held.current) event.preventDefault();
    },
  });
  return { dragged, handlersOf };
}
