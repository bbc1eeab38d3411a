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
  /** A third answer; the buttons then stand below each other. */
  other?: { label: string; onPress: () => void };
  /** Red unless it says otherwise: most questions are asked before something is lost. */
  variant?: ButtonVariant;
  busy?: string | false;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialog({ variant = 'danger', ...props }: Props) {
  const { title, question, confirm, cancel, other, busy, onConfirm, onCancel } = props;
  const footer = (
    <div className={`grid gap-2 ${other ? '' : 'grid-cols-2'}`}>
      <Button onClick={onCancel}>{cancel ?? text.cancel}</Button>
      {other && <Button onClick={other.onPress}>{other.label}</Button>}
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
