import { useState } from 'react';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { lastYear, yearsOf } from '#src/domain/years.ts';
import { mergeModel } from '#src/stores/admin/dictionaries.ts';
import { undoChange } from '#src/stores/admin/products.ts';
import { notify } from '#src/stores/toasts.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { succeeds, tellUndoable } from '../actions.ts';
import { dictionariesChanged, productsChanged } from '../changes.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { NamedOptions, SelectField } from '../ui/Field.tsx';
import { useSaving } from '../form/use-saving.ts';

type Props = { model: AdminModel; others: readonly AdminModel[]; onClose: () => void };

const undoMerge = (undo: string, name: string) =>
  succeeds(async () => {
    const { skipped } = await undoChange(undo);
    notify(text['merge.undone'](name, skipped));
    productsChanged();
    dictionariesChanged();
  });

/** Everything that the merged model has in the shop: a page of its own and one for each year. */
function moving({ products, generations }: AdminModel): string {
  const last = lastYear();
  const years = yearsOf(generations.map(({ yearFrom, yearTo }) => ({ from: yearFrom, to: yearTo ?? last })));
  return text['merge.moving'](products, years.length, years.length + 1);
}

export function MergeDialog({ model, others, onClose }: Props) {
  const [intoId, setIntoId] = useState('');
  const [isAsked, setAsked] = useState(false);
  const into = others.find(({ id }) => String(id) === intoId);
  const saving = useSaving(
    () => mergeModel(model.id, Number(intoId)),
    ({ undo }) => {
      tellUndoable(text['merge.done'](model.name, into?.name ?? ''), () => undoMerge(undo, model.name));
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
      <p className="pb-3">{text['merge.lead'](model.name)}</p>
      <p className="pb-5 font-semibold">{moving(model)}</p>
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
