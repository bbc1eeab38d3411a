import { atom } from 'nanostores';

export type Toast = {
  id: number;
  text: string;
  /** The line that the specification quotes, below the text (DECISIONS U34). */
  inEnglish?: string | undefined;
  tone: 'plain' | 'error';
  /** Null: stays until it is closed. */
  lastsMs: number | null;
  action?: { label: string; run: () => void; /** Ctrl+Z presses it too. */ isUndo?: boolean } | undefined;
  /** Moves the focus to the action, e.g. when the pressed button is gone. */
  focus?: boolean | undefined;
};

export type ToastOptions = Partial<Pick<Toast, 'inEnglish' | 'tone' | 'lastsMs' | 'action' | 'focus'>>;

export const TOAST_LASTS_MS = 4000;
/** An undo is shown long enough to be reached with one hand. */
export const UNDO_LASTS_MS = 8000;
const QUEUE_MAX = 3;

/** Current toasts; rendered by islands/toast. */
export const $toasts = atom<readonly Toast[]>([]);

let serial = 0;

function make(text: string, { tone = 'plain', lastsMs = TOAST_LASTS_MS, ...more }: ToastOptions): Toast {
  // An error must not disappear before it is read (DECISIONS U30).
  return { id: ++serial, text, tone, lastsMs: tone === 'error' ? null : lastsMs, ...more };
}

/** Shows one toast; it replaces all others. */
export function toast(text: string, options: ToastOptions = {}): number {
  const made = make(text, options);
  $toasts.set([made]);
  return made.id;
}

/** Up to three toasts; the oldest is removed first, errors only when there is nothing else to remove. */
export function notify(text: string, options: ToastOptions = {}): number {
  const made = make(text, options);
  const shown = [...$toasts.get()];
  while (shown.length >= QUEUE_MAX) {
    const oldest = shown.findIndex(({ tone }) => tone === 'plain');
    shown.splice(Math.max(0, oldest), 1);
  }
  $toasts.set([...shown, made]);
  return made.id;
}
