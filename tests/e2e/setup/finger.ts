import type { CDPSession, Locator } from '@playwright/test';

type Point = { x: number; y: number };

export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
}

/** One finger, as the browser gets it from a touch screen; the browser decides what scrolls and what drags. */
export function aFinger(session: CDPSession) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  let at: Point = { x: 0, y: 0 };
  return {
    down: (point: Point) => touch('touchStart', [(at = point)]),
    /** Moves in several steps, like a real finger. */
    move: async (to: Point) => {
      const from = at;
      for (const part of [0.25, 0.5, 0.75, 1]) {
        at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await touch('touchMove', [at]);
      }
    },
    up: () => touch('touchEnd', []),
  };
}
