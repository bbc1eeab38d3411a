import { onUnsent } from '../offline/on-unsent.ts';
import { SEND_AGAIN_MS } from '#src/domain/limits/visitors.ts';

/**
 * A form that the browser sends by itself is not sent twice by two presses: the second one would cancel the answer to the
 * first, but not what the shop has stored.
 */
export function sendOnce(form: HTMLFormElement): void {
  let sentAt = -Infinity;
  const again = () => {
    sentAt = -Infinity;
  };
  // On the window, after a script that sends the form itself.
  addEventListener('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    if (performance.now() - sentAt < SEND_AGAIN_MS) event.preventDefault();
    else sentAt = performance.now();
  });
  // Back from the answer, or from an error of the browser.
  addEventListener('pageshow', again);
  onUnsent(again);
}
