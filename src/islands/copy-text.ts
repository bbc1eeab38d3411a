import { notify, type ToastOptions } from '#src/stores/toasts.ts';

/** Rejects where the browser has no clipboard, too: `navigator.clipboard` is undefined on a page without TLS. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Puts the text into the clipboard, and says that it did or that the browser refused, with a way out if there is one. */
export function copyText(
  text: string,
  copied: string,
  notCopied: string,
  action?: ToastOptions['action'],
): void {
  write(text).then(
    () => notify(copied),
    () => notify(notCopied, { tone: 'error', action }),
  );
}
