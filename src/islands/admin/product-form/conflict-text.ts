import type { ConflictField } from '#src/domain/admin/form-conflict.ts';
import { type AdminVehicles, EVERY_MODEL, type ProductFormState } from '#src/domain/admin/product-form.ts';
import { formatSpans } from '#src/domain/years.ts';
import { formText as text, picturesText } from '#src/strings/admin/product-form.ts';
import { choiceWord, fieldLabel } from '#src/strings/product-fields.ts';

type Named = readonly { id: number; name: string }[];
export type Names = { vehicles: AdminVehicles; categories: Named; tuningCategories: Named };

export const FIELD_LABELS: Readonly<Record<ConflictField, string>> = {
  ...fieldLabel,
  price: fieldLabel.priceMinor,
  universal: text.universal,
};

const nameIn = (list: Named | undefined, id: string): string =>
  list?.find((one) => String(one.id) === id)?.name ?? id;

function vehiclesText({ fields }: ProductFormState, vehicles: AdminVehicles): string {
  if (fields.universal) return text.universal;
  return fields.fitments
    .map(({ manufacturerId, modelId, yearFrom, yearTo }) => {
      const manufacturer = vehicles.find(({ id }) => String(id) === manufacturerId);
      const model = modelId === EVERY_MODEL ? text.everyModel : nameIn(manufacturer?.models, modelId);
      const years = yearFrom && yearTo ? formatSpans([{ from: Number(yearFrom), to: Number(yearTo) }]) : '';
      return [manufacturer?.name ?? manufacturerId, model, years].filter(Boolean).join(' ');
    })
    .join('\n');
}

export function fieldText(field: ConflictField, state: ProductFormState, names: Names): string {
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
      return (choiceWord(field, value) ?? value) || text.nothing;
    }
  }
}
