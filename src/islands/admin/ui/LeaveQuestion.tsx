import { adminText as text } from '#src/strings/admin/shell.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = { onStay: () => void; onDiscard: () => void };

/** Before a form with unsaved words is left. */
export const LeaveQuestion = ({ onStay, onDiscard }: Props) => (
  <ConfirmDialog
    title={text['leave.title']}
    question={text['leave.question']}
    cancel={text['leave.stay']}
    confirm={text['leave.discard']}
    onCancel={onStay}
    onConfirm={onDiscard}
  />
);
