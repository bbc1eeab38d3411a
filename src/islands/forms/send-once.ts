import { SEND_AGAIN_MS } from '#src/domain/limits/pages.ts';
import { sayUnanswered } from './unanswered.ts';

/**
 * A form that the browser sends by itself is not sent twice by two presses: the second one would cancel the answer to the
 * first, but not what the shop has stored. When the worker got no answer (`worker.js`), the page says so, and the
 * form can be sent again.
 */
export function sendOnce(form: HTMLFormElement): void {
  let sentAt = -Infinity;
  const reset = () => {
    sentAt = -Infinity;
  };
  // On the window, after a script that sends the form itself.
  addEventListener('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    if (performance.now() - sentAt < SEND_AGAIN_MS) event.preventDefault();
    else sentAt = performance.now();
  });
  // Back from the answer, or from an error of the browser.
  addEventListener('pageshow', reset);
  // A browser may forbid workers.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data !== 'unanswered') return;
    reset();
    sayUnanswered();
  });
}
