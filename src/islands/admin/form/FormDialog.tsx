import type { ReactNode } from 'react';
import { go, leave } from '#src/stores/admin/route.ts';
import { notify, UNDO_LASTS_MS } from '#src/stores/toasts.ts';
import { formStateText as text } from '#src/strings/admin/form-state.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { leaveFreely, useLeaveGuard } from './use-leave-guard.ts';

type Props = {
  title: string;
  size: 'wide' | 'narrow';
  keptForm: {
    isKept: boolean;
    isRefused: boolean;
    canBeKept: boolean;
    keepForLater: () => string | undefined;
    discardCurrent: () => void;
  };
  isDirty: boolean;
  /** What the save waits for. */
  waiting: ReactNode;
  /** Why the save was refused: beside the pressed button, since the form may be longer than the screen. */
  refusal: string | undefined;
  closeTo: string;
  footer: ReactNode;
  children: ReactNode;
};

/** A form over its list: says whether it is kept on the device, and asks before it is left with unsaved changes. */
export function FormDialog(props: Props) {
  const { title, size, keptForm, isDirty, waiting, refusal, closeTo, footer, children } = props;
  const { leaveTo, stay } = useLeaveGuard(isDirty);
  const leaveForLater = () => {
    const address = keptForm.keepForLater();
    if (address === undefined) {
      stay();
      return;
    }
    leaveFreely(closeTo, leaveTo);
    notify(text['left.told'], {
      lastsMs: UNDO_LASTS_MS,
      action: { label: text['left.continue'], run: () => go(address) },
    });
  };
  const note = (
    <p role="status" className={`text-sm ${keptForm.isRefused ? 'text-error' : 'text-ink-2'}`}>
      {keptForm.isRefused ? text['keptForm.refused'] : keptForm.isKept && text['keptForm.kept']}
    </p>
  );
  const foot = (
    <>
      {refusal && <FailureNote message={refusal} className="mb-2.5" />}
      {waiting}
      {footer}
    </>
  );
  return (
    <Dialog title={title} size={size} note={note} onClose={() => leave(closeTo)} footer={foot}>
      {children}
      {leaveTo !== undefined && (
        <ConfirmDialog
          title={adminText['leave.title']}
          question={adminText['leave.question']}
          cancel={adminText['leave.stay']}
          confirm={adminText['leave.discard']}
          {...(keptForm.canBeKept && { other: { label: adminText['leave.later'], onPress: leaveForLater } })}
          onCancel={stay}
          onConfirm={() => {
            keptForm.discardCurrent();
            leaveFreely(closeTo, leaveTo);
          }}
        />
      )}
    </Dialog>
  );
}
