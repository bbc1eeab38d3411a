import { $toasts, closeToast, type Toast } from '#src/stores/toasts.ts';
import { toastText } from '#src/strings/toast.ts';
import { followDialogs } from './follow-dialogs.ts';

type Shown = { element: HTMLElement; since: number; stop: () => void };

/** Younger toasts come into a region once more when it has moved, since only what comes in is read out. */
const UNHEARD_MS = 1000;
/** So long a browser may need to notice a live region. */
const NOTICED_MS = 100;

const shown = new Map<number, Shown>();
/** Where the keyboard was before it came to a toast. */
let before: HTMLElement | null = null;

function button(label: string, classes: string, run: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `min-h-target rounded-2 px-3 t-press text-sm whitespace-nowrap ${classes}`;
  made.textContent = label;
  made.addEventListener('click', run);
  return made;
}

/** Time stands still while someone reads or reaches for it (WCAG 2.2.1). */
function countdown(lastsMs: number | null, end: () => void) {
  let left = lastsMs;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resume = () => {
    if (left === null || timer) return;
    since = Date.now();
    timer = setTimeout(end, left);
  };
  const pause = () => {
    if (!timer || left === null) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(1000, left - (Date.now() - since));
  };
  resume();
  return { pause, resume };
}

function draw(toast: Toast): Shown {
  const element = document.createElement('div');
  element.className = `pointer-events-auto flex w-full max-w-112 items-center gap-2 rounded-2 py-1.5 pr-1.5 pl-4 text-ui overlay-shadow ${
    toast.tone === 'error' ? 'border border-error bg-error-bg text-error' : 'on-dark border border-line'
  }`;
  const words = document.createElement('p');
  words.className = 'mr-auto py-1.5 text-pretty';
  words.textContent = toast.text;
  toast.more?.(words);
  const close = () => closeToast(toast.id);
  element.append(words);
  const { action } = toast;
  if (action) {
    element.append(
      button(action.label, 'text-accent-text hover:bg-ink/9', () => {
        close();
        action.run();
      }),
    );
  }
  const closer = button('×', 'text-lg text-ink-2 hover:bg-ink/9', close);
  closer.setAttribute('aria-label', toastText.close);
  element.append(closer);
  const time = countdown(toast.lastsMs, close);
  const isHeld = () => element.matches(':hover') || element.contains(document.activeElement);
  const release = () => {
    if (!isHeld()) time.resume();
  };
  element.addEventListener('pointerenter', time.pause);
  element.addEventListener('pointerleave', release);
  element.addEventListener('focusin', (event) => {
    if (!element.contains(event.relatedTarget as Node | null))
      before = event.relatedTarget as HTMLElement | null;
    time.pause();
  });
  element.addEventListener('focusout', () => setTimeout(release));
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // The dialog that the toast is shown in stays.
    event.preventDefault();
    close();
  });
  return { element, since: Date.now(), stop: time.pause };
}

function takeAway({ element, stop }: Shown): void {
  stop();
  const held = element.contains(document.activeElement);
  const dialog = element.closest('dialog');
  element.remove();
  if (!held) return;
  if (before?.isConnected) before.focus();
  else (dialog?.querySelector('button') ?? document.querySelector('main'))?.focus({ preventScroll: true });
}

function announceAgain(): void {
  setTimeout(() => {
    for (const { element, since } of shown.values()) {
      if (Date.now() - since > UNHEARD_MS || element.contains(document.activeElement)) continue;
      element.parentElement?.append(element);
    }
  }, NOTICED_MS);
}

/** Draws the toasts into the region that every page has from the start, so that they are announced. */
export function showToasts(): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  if (!region) return;
  const place = followDialogs(region.parentElement ?? region, announceAgain);
  $toasts.subscribe((toasts) => {
    place();
    const ids = new Set(toasts.map(({ id }) => id));
    for (const toast of toasts) {
      if (shown.has(toast.id)) continue;
      const made = draw(toast);
      shown.set(toast.id, made);
      region.append(made.element);
      if (toast.focus) made.element.querySelector('button')?.focus();
    }
    for (const [id, item] of shown) {
      if (ids.has(id)) continue;
      shown.delete(id);
      takeAway(item);
    }
  });
}
