/**
 * Shows the words of `Unanswered.astro` until the next press: a script that brought them could not be loaded without a
 * network. Returns nothing on a page without them.
 */
export function sayUnanswered(): HTMLElement | null {
  const words = document.querySelector<HTMLElement>('[data-unanswered]');
  if (words) {
    words.hidden = false;
    addEventListener('pointerdown', () => (words.hidden = true), { once: true });
  }
  return words;
}

/**
 * A form whose island has not come is sent by the browser, which without a network would replace the page, and what was
 * typed in it, by its own error page.
 */
export function keepUnsent(): void {
  // On the window, after the island.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || navigator.onLine) return;
    if ((event.target as Element).closest('[data-island]') && sayUnanswered()) event.preventDefault();
  });
}
