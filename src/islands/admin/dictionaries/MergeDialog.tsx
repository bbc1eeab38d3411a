import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { AdminManufacturer, AdminModel } from '#src/domain/admin/dictionaries.ts';
import { countPages, pairModels } from '#src/domain/dictionaries/merge.ts';
import { lastYear } from '#src/domain/years.ts';
import { isExpired, isTransient } from '#src/stores/admin/admin-call.ts';
import { listModels, type MergePath, mergeEntries } from '#src/stores/admin/dictionaries.ts';
import { randomUuid } from '#src/stores/random-uuid.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { describeFailure } from '#src/strings/admin/failures.ts';
import { formStateText } from '#src/strings/admin/form-state.ts';
import { tellUndoable } from '../actions.ts';
import { dictionariesChanged, productsChanged } from '../changes.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { NamedOptions, SelectField } from '../ui/Field.tsx';
import { useFaultFocus } from '../form/use-fault-focus.ts';
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
function MergeDialog<Row extends Named>({ path, row, all, lead, children, onClose }: Props<Row>) {
  const [{ intoId, key }, choose] = useState({ intoId: '', key: '' });
  const [isAsked, setAsked] = useState(false);
  const isGone = useGone();
  const others = all.filter(({ id }) => id !== row.id);
  const into = others.find(({ id }) => String(id) === intoId);
  const saving = useSaving(
    async () => {
      // More may be chosen before the answer comes.
      const name = into?.name ?? '';
      try {
        return { ...(await mergeEntries(path, row.id, Number(intoId), key)), name };
      } catch (error) {
        // It was refused, as something was edited elsewhere: the list behind the dialog is older.
        if (!isTransient(error) && !isExpired(error)) dictionariesChanged();
        throw error;
      }
    },
    ({ undo, name }) => {
      productsChanged();
      const merge = {
        batch: undo,
        entity: path === 'models' ? 'model' : 'manufacturer',
        name: row.name,
      } as const;
      tellUndoable(text['merge.done'](row.name, name), () => undoMerge(merge));
      if (!isGone()) onClose();
    },
    { changed: dictionariesChanged },
  );
  const chosen = useRef<HTMLDivElement>(null);
  useFaultFocus(chosen, isAsked && !into);
  const refusal = saving.fault && describeFailure(saving.fault.message).advised;
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
      <div ref={chosen}>
        <SelectField
          id="spoji-u"
          label={text['merge.into']}
          value={intoId}
          // What was chosen may be gone, which is why it was refused.
          error={refusal ?? (isAsked && !into ? `${text[`${path}.mergeChoose`]}.` : undefined)}
          onChange={(event) => {
            saving.clearFault();
            choose({ intoId: event.target.value, key: randomUuid() });
          }}
        >
          <option value="">{text[`${path}.mergeChoose`]}</option>
          <NamedOptions rows={others} />
        </SelectField>
      </div>
    </Dialog>
  );
}

type ManufacturerProps = {
  manufacturer: AdminManufacturer;
  all: readonly AdminManufacturer[];
  onClose: () => void;
};

export const MergeManufacturer = ({ manufacturer, all, onClose }: ManufacturerProps) => (
  <MergeDialog
    path="manufacturers"
    row={manufacturer}
    all={all}
    lead={text['merge.leadManufacturer'](manufacturer.name)}
    onClose={onClose}
  >
    {(into) => <Moving from={manufacturer} into={into} />}
  </MergeDialog>
);

const useModels = (id: number | undefined) =>
  useQuery({
    queryKey: ['models', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => listModels(id, signal),
  }).data;

/** Keeps room for its text while that is being counted. */
function Moving({ from, into }: { from: AdminManufacturer; into: AdminManufacturer | undefined }) {
  const own = useModels(from.id);
  const theirs = useModels(into?.id);
  const { years, pages } = countPages(own ?? [], lastYear());
  const addresses = 1 + from.slugAliases.length + pages;
  const shared = own && theirs ? pairModels(own, theirs).filter((pair) => pair.into) : [];
  return (
    <div role="status" className="grid min-h-6 gap-2">
      {own && (
        <p className="font-semibold">
          {text['merge.moving']({ products: from.products, models: own.length, years, addresses })}
        </p>
      )}
      {shared.length > 0 && <p>{text['merge.shared'](shared.map((pair) => pair.from.name))}</p>}
    </div>
  );
}

type ModelProps = { model: AdminModel; all: readonly AdminModel[]; onClose: () => void };

export function MergeModel({ model, all, onClose }: ModelProps) {
  const { years, pages } = countPages([model], lastYear());
  return (
    <MergeDialog path="models" row={model} all={all} lead={text['merge.lead'](model.name)} onClose={onClose}>
      {() => (
        <p className="font-semibold">
          {text['merge.moving']({ products: model.products, years, addresses: pages })}
        </p>
      )}
    </MergeDialog>
  );
}
