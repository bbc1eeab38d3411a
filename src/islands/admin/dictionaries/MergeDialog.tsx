import { useState } from 'react';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { mergeModel } from '#src/stores/admin/dictionaries.ts';
import { notify } from '#src/stores/toasts.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { NamedOptions, SelectField } from '../ui/Field.tsx';
import { useSaving } from '../form/use-saving.ts';

type Props = { model: AdminModel; others: readonly AdminModel[]; onClose: () => void };

export function MergeDialog({ model, others, onClose }: Props) {
  const [intoId, setIntoId] = useState('');
  const [isAsked, setAsked] = useState(false);
  const into = others.find(({ id }) => String(id) === intoId);
  const saving = useSaving(
    () => mergeModel(model.id, Number(intoId)),
    () => {
      notify(text['merge.done'](model.name, into?.name ?? ''));
      onClose();
    },
  );
  const merge = () => {
    setAsked(true);
    if (into) saving.save();
  };
  return (
    <Dialog
      title={text['merge.title']}
      compact
      onClose={onClose}
      footer={
        <DialogButtons
          confirm={text['merge.confirm']}
          busy={saving.isSaving && text.saving}
          onConfirm={merge}
          onCancel={onClose}
        />
      }
    >
      <p className="pb-5">{text['merge.lead'](model.name)}</p>
      <SelectField
        id="spoji-u"
        label={text['merge.into']}
        value={intoId}
        error={isAsked && !into ? text['merge.missing'] : saving.fault?.message}
        onChange={(event) => setIntoId(event.target.value)}
      >
        <option value="">{text['merge.choose']}</option>
        <NamedOptions rows={others} />
      </SelectField>
    </Dialog>
  );
}
