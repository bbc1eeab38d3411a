import { type ConflictField, type FormDifference, mergeForms } from '#src/domain/admin/form-conflict.ts';
import type { ProductFormState } from '#src/domain/admin/product-form.ts';
import { conflictText } from '#src/strings/admin/conflict.ts';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import { FIELD_LABELS, fieldText, type Names } from './conflict-text.ts';
import { useCategories, useTuningCategories, useVehicles } from './use-choices.ts';

type Props = {
  differences: readonly FormDifference[];
  mine: ProductFormState;
  theirs: ProductFormState;
  onSave: (merged: ProductFormState) => void;
  onBack: () => void;
};

export function ProductConflict({ differences, mine, theirs, onSave, onBack }: Props) {
  const names = useNames();
  const show = (field: ConflictField, state: ProductFormState) => (
    <>
      {fieldText(field, state, names)}
      {field === 'images' && <Thumbnails state={state} />}
    </>
  );
  return (
    <ConflictDialog
      {...conflictText.product}
      rows={differences.map(({ field, suggested }) => ({
        field,
        suggested,
        label: FIELD_LABELS[field],
        mine: show(field, mine),
        theirs: show(field, theirs),
      }))}
      onSave={(choice) => onSave(mergeForms(mine, theirs, choice))}
      onBack={onBack}
    />
  );
}

const Thumbnails = ({ state: { images } }: { state: ProductFormState }) => (
  <span className="mt-2 flex flex-wrap gap-1">
    {images.map(({ hash, url }) => (
      <img key={hash} src={url} alt="" className="size-12 rounded-1 bg-studio object-cover" />
    ))}
  </span>
);

const useNames = (): Names => ({
  vehicles: useVehicles().data ?? [],
  categories: useCategories().data ?? [],
  tuningCategories: useTuningCategories().data ?? [],
});
