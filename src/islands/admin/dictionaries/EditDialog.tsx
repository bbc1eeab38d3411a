import { useEffect, useId, useRef, useState } from 'react';
import { go, guardLeaving } from '#src/stores/admin/route.ts';
import { notify } from '#src/stores/toasts.ts';
import { conflictText } from '#src/strings/admin/conflict.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { Button } from '../ui/Button.tsx';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { FormFields } from './FormFields.tsx';
import { type Fields, type FormValues, useEditForm } from './use-edit-form.ts';

type Props<Values, Row> = {
  title: string;
  row: Row | undefined;
  valuesOf: (row: Row | undefined) => Values;
  fields: Fields<Values>;
  send: (values: Values, version: number | undefined) => Promise<unknown>;
  onClose: () => void;
  wide?: boolean;
};

/** A brand, a model or a category: its fields, what went wrong, and both versions when two windows have edited it. */
export function EditDialog<Values extends FormValues, Row extends { version: number }>({
  title,
  onClose,
  wide = false,
  ...options
}: Props<Values, Row>) {
  const [isLeaving, setLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const it = useEditForm({
    ...options,
    onSaved: ({ name }) => {
      notify(text.saved(name.trim()));
      onClose();
    },
  });
  const { saving, differences, theirs } = it;
  const { fault } = saving;
  const isShownAtField = Object.keys(fault?.fields ?? {}).length > 0;
  const { leaveTo, stay } = useLeaveGuard(it.isDirty && !saving.isSaving);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [fault]);

  const close = () => {
    if (it.isDirty) setLeaving(true);
    else onClose();
  };
  const discard = () => {
    guardLeaving(undefined);
    onClose();
    if (leaveTo !== undefined) go(leaveTo);
  };
  return (
    <Dialog
      title={title}
      size={wide ? 'wide' : 'narrow'}
      onClose={close}
      footer={
        <div className="grid grid-cols-2 gap-2 sm:flex sm:justify-end">
          <Button onClick={close}>{adminText.cancel}</Button>
          <Button type="submit" form={formId} variant="pri" busy={saving.isSaving && text.saving}>
            {text.save}
          </Button>
        </div>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={saving.submit} className="grid gap-5">
        {fault && !theirs && !isShownAtField && <FailureNote message={fault.message} />}
        <FormFields
          fields={options.fields}
          values={it.values}
          faults={fault?.fields ?? {}}
          onChange={it.set}
        />
      </form>
      {theirs && differences && (
        <ConflictDialog
          {...conflictText.dictionary}
          rows={differences.map(({ field, suggested }) => {
            const { label, show } = options.fields[field];
            const side = (values: Values) =>
              show?.(values[field]) ?? (it.read(values, field) || conflictText.nothing);
            return { field, suggested, label, mine: side(it.values), theirs: side(theirs) };
          })}
          onSave={it.resolve}
          onBack={it.backToForm}
        />
      )}
      {(isLeaving || leaveTo !== undefined) && (
        <LeaveQuestion
          onStay={() => {
            setLeaving(false);
            stay();
          }}
          onDiscard={discard}
        />
      )}
    </Dialog>
  );
}
