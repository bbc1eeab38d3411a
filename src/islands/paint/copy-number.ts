import { copiedNumber, notCopied } from '#src/strings/marks.ts';
import { copyText } from '../copy-text.ts';

/** Copies part numbers: they are long, and other shops and workshops ask for them. */
export function copyNumbers(): void {
  document.addEventListener('click', ({ target }) => {
    const number = target instanceof Element && target.closest<HTMLElement>('[data-copy]')?.dataset['copy'];
    if (number) copyText(number, copiedNumber(number), notCopied);
  });
}
