import { type ReactNode, useId } from 'react';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import type { useSaving } from './use-saving.ts';

type Props = {
  title: string;
  saving: ReturnType<typeof useSaving>;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
};

/** The frame of every small form: fields, what went wrong, Odustani and Sačuvaj. */
export function EditDialog({ title, saving, onClose, wide = false, children }: Props) {
  const form = useId();
  const { fault, submit, isSaving } = saving;
  const isShownAtField = Object.keys(fault?.fields ?? {}).length > 0;
  return (
    <Dialog
      title={title}
      size={wide ? 'wide' : 'narrow'}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-2 sm:flex sm:justify-end">
          <Button onClick={onClose}>{adminText.cancel}</Button>
          <Button type="submit" form={form} variant="pri" busy={isSaving && text.saving}>
            {text.save}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        {fault && !isShownAtField && <FailureNote message={fault.message} />}
        {children}
      </form>
    </Dialog>
  );
}
