import { useEffect, useId, useRef } from 'react';
import type { Stored } from '#src/domain/admin/edit-conflict.ts';
import { notify } from '#src/stores/toasts.ts';
import { conflictText } from '#src/strings/admin/conflict.ts';
import { formStateText as text } from '#src/strings/admin/form-state.ts';
import { leave } from '#src/stores/admin/route.ts';
import { useAskedForm } from './kept-form-address.ts';
import { KeptFormBanner } from './KeptFormBanner.tsx';
import { FormDialog } from './FormDialog.tsx';
import { faultElsewhere } from './fault-at.ts';
import { UploadFailed, usePictureUpload } from './picture-upload.ts';
import { useFaultFocus } from './use-fault-focus.ts';
import { leaveFreely } from './use-leave-guard.ts';
import { WaitNote } from './WaitNote.tsx';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { FormFields } from './FormFields.tsx';
import { type EditOptions, useEditForm } from './use-edit-form.ts';

type Props<Values, Row> = EditOptions<Values, Row> & {
  title: string;
  /** The title while the row is new, where it differs. */
  newTitle?: string;
  closeTo: string;
  wide?: boolean | undefined;
  /** Name of the kept form on the start screen; by default the name of the row. */
  nameOf?: (typed: Values) => string;
  /** Label of the button that saves. */
  confirm?: string;
  /** Announces what was saved; by default with its name. */
  tell?: (saved: Row, isOpen: boolean) => void;
};

/** Form of one row: its fields, errors, kept form, and both versions when two windows have edited it. */
export const EditDialog = <Values extends object, Row extends Stored & { name?: string }>(
  props: Props<Values, Row>,
) => <EditForm key={useAskedForm()} {...props} />;

function EditForm<Values extends object, Row extends Stored & { name?: string }>(props: Props<Values, Row>) {
  const { title, newTitle = title, closeTo, wide = false, fields, nameOf, confirm = text.save } = props;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const it = useEditForm({
    ...props,
    title: nameOf ?? ((typed) => ('name' in typed ? String(typed.name) : title)),
    onSaved: (saved, then) => {
      if (props.tell) props.tell(saved, then === 'stay');
      else notify((then === 'stay' ? text['saved.stay'] : text.saved)(saved.name ?? ''));
      if (then === 'close') leaveFreely(closeTo);
    },
  });
  const { keptForm, saving, conflict, values, faults } = it;
  const { fault } = saving;
  const isShownAtField = Object.keys(fault?.fields ?? {}).length > 0;
  useFaultFocus(form, fault);
  useEffect(() => {
    // What is typed at once goes into the first field. On a phone the keyboard would cover the other ones.
    if (it.isNew && matchMedia('(pointer: fine)').matches) form.current?.querySelector('input')?.focus();
  }, [it.isNew]);
  // A picture that is being uploaded is a value of the form.
  const upload = usePictureUpload(saving.submit);
  const refused = isShownAtField ? faultElsewhere(faults, Object.keys(fields)) : it.refusal?.message;
  return (
    <FormDialog
      title={it.isNew ? newTitle : title}
      size={wide ? 'wide' : 'narrow'}
      keptForm={keptForm}
      isDirty={it.isDirty && !saving.isSaving}
      waiting={saving.isWaiting && <WaitNote className="mb-2.5" />}
      refusal={upload.refusal ?? refused}
      closeTo={closeTo}
      footer={
        <DialogButtons
          form={formId}
          confirm={confirm}
          busy={upload.isUploading ? text.uploading : saving.isSaving && text.saving}
          onCancel={() => leave(closeTo)}
        />
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={upload.submit} className="grid gap-5">
        {keptForm.found && (
          <KeptFormBanner
            kept={keptForm.found}
            onRestore={it.restoreKept}
            onDiscard={keptForm.discardFound}
          />
        )}
        <UploadFailed value={upload.setFailed}>
          <FormFields fields={fields} values={values} faults={faults} onChange={it.set} />
        </UploadFailed>
      </form>
      {conflict && (
        <ConflictDialog
          {...conflictText.dictionary}
          rows={conflict.differences.map(({ field, suggested }) => {
            const { label, show } = fields[field];
            const side = (form: Values) =>
              show?.(form[field]) ?? (it.read(form, field) || conflictText.nothing);
            return { field, suggested, label, mine: side(values), theirs: side(conflict.theirs) };
          })}
          onSave={it.resolve}
          onBack={it.backToForm}
        />
      )}
    </FormDialog>
  );
}
