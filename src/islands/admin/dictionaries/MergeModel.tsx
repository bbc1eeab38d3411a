import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { countPages } from '#src/domain/dictionaries/merge.ts';
import { lastYear } from '#src/domain/years.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { MergeDialog } from './MergeDialog.tsx';

type Props = { model: AdminModel; all: readonly AdminModel[]; onClose: () => void };

export function MergeModel({ model, all, onClose }: Props) {
  const { years, pages } = countPages([model], lastYear());
  const moving = [text.products(model.products), text['merge.years'](years), text['merge.addresses'](pages)];
  return (
    <MergeDialog path="models" row={model} all={all} lead={text['merge.lead'](model.name)} onClose={onClose}>
      {() => <p className="font-semibold">{text['merge.moving'](moving)}</p>}
    </MergeDialog>
  );
}
