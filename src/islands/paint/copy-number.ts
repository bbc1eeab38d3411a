import { notify } from '#src/stores/toasts.ts';
import { copiedNumber, notCopied } from '#src/strings/marks.ts';

/** Part numbers are long, and asked for by every other shop and workshop. */
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
