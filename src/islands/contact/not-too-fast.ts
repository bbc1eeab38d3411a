import { CONTACT_FASTEST_MS } from '#src/domain/limits/visitors.ts';

/**
 * Waits until the page has been open for as long as the server demands: nobody should be refused for being quick. Returns
 * how long it has been open. A timer counts whole milliseconds and may end before the last one does.
 */
export async function notTooFast(): Promise<number> {
  for (;;) {
    const openMs = performance.now();
    if (openMs >= CONTACT_FASTEST_MS) return openMs;
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(CONTACT_FASTEST_MS - openMs)));
  }
}
