import { useEffect, useId, useRef } from 'react';
import { go, guardLeaving, leave } from '#src/stores/admin/route.ts';
import { notify } from '#src/stores/toasts.ts';
import { conflictText } from '#src/strings/admin/conflict.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { formStateText } from '#src/strings/admin/form-state.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { DraftBanner } from '../form/DraftBanner.tsx';
import { DraftNote, WaitNote } from '../form/FormState.tsx';
import { Button } from '../ui/Button.tsx';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { FormFields } from './FormFields.tsx';
import { type EditOptions, type FormValues, type Stored, useEditForm } from './use-edit-form.ts';

type Props<Values, Row> = EditOptions<Values, Row> & {
  /** Titles for adding and for editing. */
  titles: { add: string; edit: string };
  /** Address of the list behind the dialog. */
  closeTo: string;
  wide?: boolean;
};

/** Form of a manufacturer, model or category: fields, errors, and both versions when two windows have edited it. */
export function EditDialog<Values extends FormValues, Row extends Stored>({
  titles,
  closeTo,
  wide = false,
  ...options
}: Props<Values, Row>) {
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const closeFreely = (to = closeTo) => {
    guardLeaving(undefined);
    if (to === closeTo) leave(closeTo);
    else go(to);
  };
  const it = useEditForm({
    ...options,
    onSaved: ({ name }, isOpen) => {
      notify(isOpen ? formStateText['saved.stay'](name.trim()) : text.saved(name.trim()));
      if (!isOpen) closeFreely();
    },
  });
  const { draft, saving, differences, theirs } = it;
  const { fault } = saving;
  const isShownAtField = Object.keys(fault?.fields ?? {}).length > 0;
  const { leaveTo, stay } = useLeaveGuard(it.isDirty && !saving.isSaving);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [fault]);

  const close = () => leave(closeTo);
  return (
    <Dialog
      title={it.isNew ? titles.add : titles.edit}
      size={wide ? 'wide' : 'narrow'}
      note={<DraftNote isKept={draft.isKept} />}
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
        {draft.found && (
          <DraftBanner at={draft.found.at} onRestore={it.restoreDraft} onDiscard={draft.forget} />
        )}
        {fault && !theirs && !isShownAtField && <FailureNote message={fault.message} />}
        {saving.isWaiting && <WaitNote />}
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
      {leaveTo !== undefined && (
        <LeaveQuestion
          onStay={stay}
          onDiscard={() => {
            draft.forget();
            closeFreely(leaveTo);
          }}
        />
      )}
    </Dialog>
  );
}
