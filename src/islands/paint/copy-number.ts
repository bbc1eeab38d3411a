import { notify } from '#src/stores/toasts.ts';
import { copiedNumber, notCopied } from '#src/strings/marks.ts';

/** Copies part numbers: they are long, and other shops and workshops ask for them. */
export function copyNumbers(): void {
  document.addEventListener('click', ({ target }) => {
    const number = target instanceof Element && target.closest<HTMLElement>('[data-copy]')?.dataset['copy'];
    if (!number) return;
    navigator.clipboard.writeText(number).then(
      () => notify(copiedNumber(number)),
      () => notify(notCopied, { tone: 'error' }),
    );
  });
}
