import { adminText as text } from '#src/strings/admin/shell.ts';
import { Button } from './Button.tsx';

type Props = {
  confirm: string;
  busy: string | false;
  /** Id of the form that the second button submits. */
  form?: string;
  /** On wide screens, too, each button takes half of the dialog. */
  inHalves?: boolean;
  onConfirm?: () => void;
  onCancel: () => void;
};

/** The footer of a small form: cancel and confirm. */
export const DialogButtons = ({ confirm, busy, form, inHalves = false, onConfirm, onCancel }: Props) => (
  <div className={`grid grid-cols-2 gap-2 ${inHalves ? '' : 'sm:flex sm:justify-end'}`}>
    <Button onClick={onCancel}>{text.cancel}</Button>
    <Button type={form ? 'submit' : 'button'} form={form} variant="pri" busy={busy} onClick={onConfirm}>
      {confirm}
    </Button>
  </div>
);
