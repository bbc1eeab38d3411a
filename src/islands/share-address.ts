import type { ToastOptions } from '#src/stores/toasts.ts';
import { copyText } from './copy-text.ts';

/** Opens the phone's share sheet where there is one. False: there is none, or the browser refuses to open it. */
async function shareOnPhone(url: string): Promise<boolean> {
  if (!matchMedia('(pointer: coarse)').matches || !('share' in navigator)) return false;
  return navigator.share({ url }).then(
    () => true,
    // The visitor has closed the sheet.
    (error: unknown) => error instanceof Error && error.name === 'AbortError',
  );
}

type Words = { copied: string; notCopied: string };

/** Phones share an address, computers copy it; `action` is offered where copying is refused too. */
export async function shareAddress(
  url: string,
  { copied, notCopied }: Words,
  action?: ToastOptions['action'],
): Promise<void> {
  if (!(await shareOnPhone(url))) copyText(url, copied, notCopied, action);
}
