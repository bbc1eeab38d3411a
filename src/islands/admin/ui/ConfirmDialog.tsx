import { useEffect, useId, useRef } from 'react';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  /** The exact sentence of the specification where it has one. */
  question: string;
  confirm: string;
  cancel?: string;
  busy?: string | false;
  onConfirm: () => void;
  onCancel: () => void;
};

/** DECISIONS U36: an alertdialog whose focus is on the way back. */
export function ConfirmDialog({ title, question, confirm, cancel, busy, onConfirm, onCancel }: Props) {
  const back = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  useEffect(() => back.current?.focus(), []);
  return (
    <Dialog
      title={title}
      role="alertdialog"
      compact
      describedBy={questionId}
      onClose={onCancel}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button ref={back} onClick={onCancel}>
            {cancel ?? text.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      }
    >
      <p id={questionId}>{question}</p>
    </Dialog>
  );
}
