import { notify } from '#src/stores/toasts.ts';

/** Puts the text into the clipboard, and says that it did or that the browser refused. */
export function copyText(text: string, copied: string, notCopied: string): void {
  navigator.clipboard.writeText(text).then(
    () => notify(copied),
    () => notify(notCopied, { tone: 'error' }),
  );
}
