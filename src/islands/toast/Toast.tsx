import { useEffect, useLayoutEffect, useState } from 'react';
import { closeToast } from '#src/stores/close-toast.ts';
import type { Toast as ToastFacts } from '#src/stores/toasts.ts';
import { toastText } from '#src/strings/toast.ts';
import { useCountdown } from './use-countdown.ts';
import { UNDO_KEYS } from './use-undo-key.ts';

type Props = {
  toast: ToastFacts;
  moves: number;
  /** Called with the element that had the focus before. */
  onEnter: (from: HTMLElement | null) => void;
  /** Called when the toast is removed while it has the focus. */
  onLeave: (dialog: HTMLDialogElement | null) => void;
};

/** Toasts younger than this are inserted again after the region moves: screen readers announce only insertions. */
const UNANNOUNCED_MS = 1000;
/** Time that a browser may need to notice a live region. */
const NOTICED_MS = 100;

const BOX =
  'pointer-events-auto flex w-full max-w-112 items-center gap-2 rounded-2 py-1.5 pr-1.5 pl-4 text-ui overlay-shadow';
const BUTTON = 'min-h-target rounded-2 px-3 t-press whitespace-nowrap hover:bg-ink-hover';

const isHeldNow = (box: HTMLElement): boolean =>
  box.matches(':hover') || box.contains(document.activeElement);

/** A toast that has just got the focus keeps it when the dialog around it closes. */
function useFocusKept(box: HTMLElement | null, moves: number, focus: boolean): void {
  const [since] = useState(Date.now);
  useEffect(() => {
    if (focus && moves > 0 && Date.now() - since < UNANNOUNCED_MS) box?.querySelector('button')?.focus();
  }, [box, moves, focus, since]);
}

function useAnnouncedAgain(box: HTMLElement | null, moves: number): void {
  const [since] = useState(Date.now);
  useEffect(() => {
    if (!box || moves === 0) return;
    const timer = setTimeout(() => {
      if (Date.now() - since > UNANNOUNCED_MS || box.contains(document.activeElement)) return;
      box.parentElement?.append(box);
    }, NOTICED_MS);
    return () => clearTimeout(timer);
  }, [box, moves, since]);
}

export function Toast({ toast, moves, onEnter, onLeave }: Props) {
  const { id, text, inEnglish, tone, lastsMs, action } = toast;
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [isHeld, setHeld] = useState(false);
  const close = () => closeToast(id);
  useCountdown(lastsMs, isHeld, id);
  useAnnouncedAgain(box, moves);
  useFocusKept(box, moves, toast.focus === true);
  useLayoutEffect(() => {
    if (!box) return;
    if (toast.focus) box.querySelector('button')?.focus();
    return () => {
      if (box.contains(document.activeElement)) onLeave(box.closest('dialog'));
    };
  }, [box, toast.focus, onLeave]);

  const release = () => {
    if (box) setHeld(isHeldNow(box));
  };
  return (
    // The countdown pauses while a pointer or the focus is on it (WCAG 2.2.1).
    <div
      ref={setBox}
      role="presentation"
      className={`${BOX} ${tone === 'error' ? 'border border-error bg-error-bg text-error' : 'on-dark border border-line'}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={release}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onEnter(relatedTarget as HTMLElement | null);
        setHeld(true);
      }}
      onBlur={() => setTimeout(release)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Keeps the dialog around the toast open.
        event.preventDefault();
        close();
      }}
    >
      <p id={`toast-${id}`} className="mr-auto py-1.5 wrap-anywhere">
        {text}
        {inEnglish !== undefined && (
          <small lang="en" className="block text-sm">
            {inEnglish}
          </small>
        )}
      </p>
      {action && (
        <button
          type="button"
          aria-describedby={`toast-${id}`}
          aria-keyshortcuts={action.isUndo ? UNDO_KEYS : undefined}
          className={`${BUTTON} text-sm text-accent-text`}
          onClick={({ detail }) => {
            // The second tap on another toast, whose place this one has taken.
            if (detail > 1) return;
            close();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={`${BUTTON} px-4 text-lg text-ink-2`}
        aria-label={toastText.close}
        onClick={close}
      >
        ×
      </button>
    </div>
  );
}
