import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** How soon after a tap another one is the second of the same finger, as browsers count it. */
const SECOND_TAP_MS = 400;

/** The second tap on a button that has closed a dialog would press what lies under it. */
function ignoreSecondTap(): void {
  const stop = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', stop, true);
  setTimeout(() => document.removeEventListener('click', stop, true), SECOND_TAP_MS);
}

/**
 * Props of a `<dialog>` that is modal while it is rendered. Focus goes in, stays in, and returns to where it was.
 *
 * @param onDismiss Escape or a phone's Back asked to close the dialog; the parent decides
 */
export function useModal(onDismiss?: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      // React unmounts a dialog before the question in it, which until it is closed keeps the focus from the rest.
      for (const inner of [...(element?.querySelectorAll('dialog') ?? [])].reverse()) inner.close();
      element?.close();
      ignoreSecondTap();
    };
  }, []);
  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      onDismiss?.();
    },
    // Some browsers close the dialog anyway; it is reopened, and the parent decides.
    onClose: (event: SyntheticEvent) => {
      if (event.target !== dialog.current || !dialog.current.isConnected || dialog.current.open) return;
      dialog.current.showModal();
      onDismiss?.();
    },
  };
}
