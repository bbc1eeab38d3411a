import { SWIPE_PX } from '#src/domain/limits/pages.ts';
import type { Strip } from './strip.ts';

/** A touch that moves less than this is a tap. */
const TAP_PX = 8;

/** The strip follows a finger; from 50 px on it goes to the next picture, from the last to the first. */
export function followFinger(gallery: HTMLElement, { element, show, current }: Strip): void {
  let from: { x: number; left: number } | undefined;
  let moved = 0;
  element.addEventListener('pointerdown', (event) => {
    moved = 0;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    from = { x: event.clientX, left: element.scrollLeft };
  });
  element.addEventListener('pointermove', (event) => {
    if (!from || !event.isPrimary) return;
    moved = event.clientX - from.x;
    if (Math.abs(moved) < TAP_PX) return;
    gallery.classList.add('gal--drag');
    element.scrollLeft = from.left - moved;
  });
  const end = (event: PointerEvent) => {
    if (!from || !event.isPrimary) return;
    from = undefined;
    gallery.classList.remove('gal--drag');
    if (Math.abs(moved) < TAP_PX) return;
    const isFar = event.type === 'pointerup' && Math.abs(moved) >= SWIPE_PX;
    const step = moved < 0 ? 1 : -1;
    show(current() + (isFar ? step : 0));
  };
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
  element.addEventListener(
    'click',
    (event) => {
      // A click by keyboard has no detail; it is not the end of a swipe.
      if (event.detail === 0 || Math.abs(moved) < TAP_PX) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
