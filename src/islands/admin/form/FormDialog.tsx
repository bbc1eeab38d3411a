import type { ReactNode } from 'react';
import { leave } from '#src/stores/admin/route.ts';
import { formStateText } from '#src/strings/admin/form-state.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { leaveFreely, useLeaveGuard } from './use-leave-guard.ts';

type Props = {
  title: string;
  size: 'wide' | 'narrow';
  draft: { isKept: boolean; forget: () => void };
  isDirty: boolean;
  closeTo: string;
  footer: ReactNode;
  children: ReactNode;
};

/** A form over its list: says that it is kept on the device, and asks before it is left with unsaved changes. */
export function FormDialog({ title, size, draft, isDirty, closeTo, footer, children }: Props) {
  const { leaveTo, stay } = useLeaveGuard(isDirty);
  const note = (
    <p role="status" className="text-sm text-ink-2">
      {draft.isKept && formStateText['draft.kept']}
    </p>
  );
  return (
    <Dialog title={title} size={size} note={note} onClose={() => leave(closeTo)} footer={footer}>
      {children}
      {leaveTo !== undefined && (
        <ConfirmDialog
          title={text['leave.title']}
          question={text['leave.question']}
          cancel={text['leave.stay']}
          confirm={text['leave.discard']}
          onCancel={stay}
          onConfirm={() => {
            draft.forget();
            leaveFreely(closeTo, leaveTo);
          }}
        />
      )}
    </Dialog>
  );
}
