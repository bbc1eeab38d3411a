import { adminText as text } from '#src/strings/admin/shell.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = { onStay: () => void; onDiscard: () => void };

/** Asked before leaving a form with unsaved changes. */
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
