import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  footer: ReactNode;
  /** The button that gets the focus when the dialog opens. */
  firstFocus: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** DECISIONS U36: a short question or notice that a screen reader reads out as a whole. */
export function AlertDialog({ title, footer, firstFocus, onClose, className, children }: Props) {
  const textId = useId();
  useEffect(() => firstFocus.current?.focus(), [firstFocus]);
  return (
    <Dialog title={title} role="alertdialog" compact describedBy={textId} onClose={onClose} footer={footer}>
      <p id={textId} className={className}>
        {children}
      </p>
    </Dialog>
  );
}
