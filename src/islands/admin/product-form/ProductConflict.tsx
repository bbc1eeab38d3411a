import { type ConflictField, type FormDifference, mergeForms } from '#src/domain/admin/form-conflict.ts';
import {
  type AdminVehicles,
  EVERY_MODEL,
  uncheckedFitment,
  isSent,
  type ProductFormState,
} from '#src/domain/admin/product-form.ts';
import { fitmentText } from '#src/domain/fitment/facts-text.ts';
import { conflictText } from '#src/strings/admin/conflict.ts';
import { fieldValue } from '#src/strings/admin/history.ts';
import { formText as text, picturesText } from '#src/strings/admin/product-form.ts';
import { fieldLabel } from '#src/strings/product-fields.ts';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
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
    {images.filter(isSent).map(({ hash, url }) => (
      <img key={hash} src={url} alt="" className="size-12 rounded-1 bg-studio object-cover" />
    ))}
  </span>
);

const useNames = (): Names => ({
  vehicles: useVehicles().data ?? [],
  categories: useCategories().data ?? [],
  tuningCategories: useTuningCategories().data ?? [],
});

type Named = readonly { id: number; name: string }[];
type Names = { vehicles: AdminVehicles; categories: Named; tuningCategories: Named };

const FIELD_LABELS: Readonly<Record<ConflictField, string>> = {
  ...fieldLabel,
  price: fieldLabel.priceMinor,
  universal: text.universal,
};

const nameIn = (list: Named | undefined, id: string): string =>
  list?.find((one) => String(one.id) === id)?.name ?? id;

function vehiclesText({ fields }: ProductFormState, vehicles: AdminVehicles): string {
  if (fields.universal) return text.universal;
  return fields.fitments
    .map((fitment) => {
      const { manufacturerId, modelId } = fitment;
      const manufacturer = vehicles.find(({ id }) => String(id) === manufacturerId);
      const model = modelId === EVERY_MODEL ? text.everyModel : nameIn(manufacturer?.models, modelId);
      return fitmentText([manufacturer?.name ?? manufacturerId, model], uncheckedFitment(fitment));
    })
    .join('\n');
}

function fieldText(field: ConflictField, state: ProductFormState, names: Names): string {
  const { fields, images } = state;
  switch (field) {
    case 'images':
      return picturesText.count(images.length);
    case 'fitments':
      return vehiclesText(state, names.vehicles);
    case 'categoryId':
      return fields.categoryId ? nameIn(names.categories, fields.categoryId) : text.noCategory;
    case 'tuningCategoryId':
      return fields.tuningCategoryId
        ? nameIn(names.tuningCategories, fields.tuningCategoryId)
        : text.noCategory;
    case 'rating':
      return text.ratingOf(Number(fields.rating));
    default: {
      const value = String(fields[field]).trim();
      return fieldValue(field, value) || conflictText.nothing;
    }
  }
}
