import type { ButtonVariant } from '#src/views/ui/button-classes.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { Button } from './Button.tsx';

type Props = {
  title: string;
  /** The specification's exact sentence, where it has one. */
  question: string;
  confirm: string;
  cancel?: string;
  /** Red unless it says otherwise: most questions are asked before something is lost. */
  variant?: ButtonVariant;
  busy?: string | false;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialog({ variant = 'danger', ...props }: Props) {
  const { title, question, confirm, cancel, busy, onConfirm, onCancel } = props;
  const footer = (
    <div className="grid grid-cols-2 gap-2">
      <Button onClick={onCancel}>{cancel ?? text.cancel}</Button>
      <Button variant={variant} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  );
  return (
    <AlertDialog title={title} onClose={onCancel} footer={footer}>
      {question}
    </AlertDialog>
  );
}
