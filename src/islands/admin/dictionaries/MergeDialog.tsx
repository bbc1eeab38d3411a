import { type ReactNode, useState } from 'react';
import { type MergePath, mergeEntries } from '#src/stores/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { formStateText } from '#src/strings/admin/form-state.ts';
import { succeeds, tellUndoable } from '../actions.ts';
import { dictionariesChanged, productsChanged } from '../changes.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { NamedOptions, SelectField } from '../ui/Field.tsx';
import { useSaving } from '../form/use-saving.ts';
import { useGone } from '../use-gone.ts';
import { undoMerge } from './undo-merge.ts';

type Named = { id: number; name: string };

type Props<Row> = {
  path: MergePath;
  row: Row;
  /** The row itself among them. */
  all: readonly Row[];
  lead: string;
  /** Says what will move. */
  children: (into: Row | undefined) => ReactNode;
  onClose: () => void;
};

/** Merges a manufacturer or a model into another one. */
export function MergeDialog<Row extends Named>({ path, row, all, lead, children, onClose }: Props<Row>) {
  const [intoId, setIntoId] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isGone = useGone();
  const others = all.filter(({ id }) => id !== row.id);
  const into = others.find(({ id }) => String(id) === intoId);
  const saving = useSaving(
    () => mergeEntries(path, row.id, Number(intoId)),
    ({ undo }) => {
      productsChanged();
      const merge = {
        batch: undo,
        entity: path === 'models' ? 'model' : 'manufacturer',
        name: row.name,
      } as const;
      tellUndoable(text['merge.done'](row.name, into?.name ?? ''), () => succeeds(() => undoMerge(merge)));
      if (!isGone()) onClose();
    },
    { changed: dictionariesChanged },
  );
  const merge = () => {
    setAsked(true);
    if (into) saving.save();
  };
  return (
    <Dialog
      title={text[`${path}.mergeTitle`]}
      compact
      onClose={onClose}
      footer={
        <DialogButtons
          confirm={text['merge.confirm']}
          busy={saving.isSaving && formStateText.saving}
          onConfirm={merge}
          onCancel={onClose}
        />
      }
    >
      <p className="pb-3">{lead}</p>
      <div className="pb-5">{children(into)}</div>
      <SelectField
        id="spoji-u"
        label={text['merge.into']}
        value={intoId}
        error={isAsked && !into ? `${text[`${path}.mergeChoose`]}.` : saving.fault?.message}
        onChange={(event) => setIntoId(event.target.value)}
      >
        <option value="">{text[`${path}.mergeChoose`]}</option>
        <NamedOptions rows={others} />
      </SelectField>
    </Dialog>
  );
}
