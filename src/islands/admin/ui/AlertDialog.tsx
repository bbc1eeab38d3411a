import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  footer: ReactNode;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** DECISIONS U36: a short question or notice that a screen reader reads out as a whole. */
export function AlertDialog({ title, footer, onClose, className, children }: Props) {
  const textId = useId();
  const foot = useRef<HTMLDivElement>(null);
  // The safe choice is the first button.
  useEffect(() => foot.current?.querySelector('button')?.focus(), []);
  return (
    <Dialog
      title={title}
      role="alertdialog"
      compact
      describedBy={textId}
      onClose={onClose}
      footer={<div ref={foot}>{footer}</div>}
    >
      <p id={textId} className={className}>
        {children}
      </p>
    </Dialog>
  );
}
