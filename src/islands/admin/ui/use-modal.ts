import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Props of a `<dialog>` that is modal as long as it is drawn. Focus goes in, stays in, and returns to where it was.
 *
 * @param onDismiss Escape or a phone's Back asked to close it; whoever shows the dialog decides
 */
export function useModal(onDismiss?: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      onDismiss?.();
    },
    // A browser that insists on closing meets a dialog that opens again.
    onClose: (event: SyntheticEvent) => {
      if (event.target !== dialog.current || !dialog.current.isConnected || dialog.current.open) return;
      dialog.current.showModal();
      onDismiss?.();
    },
  };
}
