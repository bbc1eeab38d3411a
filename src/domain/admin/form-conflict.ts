import type { ProductFields, ProductFormState } from './product-form.ts';

export type ConflictField = keyof ProductFields | 'images';
export type Side = 'mine' | 'theirs';
/** `suggested`: the side that changed it since the form was opened; mine when both did. */
export type FormDifference = { field: ConflictField; suggested: Side };

/** 'Universal' and the list of vehicles are one decision. */
const FIELDS: readonly ConflictField[] = [
  ...(['images', 'name', 'fitments', 'categoryId', 'kind', 'tuningCategoryId', 'rating', 'price'] as const),
  ...(['status', 'availability', 'quality', 'warrantyMonths', 'partNumbers', 'description'] as const),
];

function valueOf({ fields, images }: ProductFormState, field: ConflictField): string {
  if (field === 'images') return images.map(({ hash }) => hash).join();
  if (field === 'fitments') return fields.universal ? 'universal' : JSON.stringify(fields.fitments);
  return String(fields[field]).trim();
}

/** Fields in which the form and what somebody else has saved are not alike. */
export function formDifferences(
  base: ProductFormState,
  mine: ProductFormState,
  theirs: ProductFormState,
): FormDifference[] {
  return FIELDS.filter((field) => valueOf(mine, field) !== valueOf(theirs, field)).map((field) => ({
    field,
    suggested: valueOf(mine, field) === valueOf(base, field) ? 'theirs' : 'mine',
  }));
}

/** My form with the fields for which `theirs` was chosen. */
export function mergeForms(
  mine: ProductFormState,
  theirs: ProductFormState,
  choice: Partial<Record<ConflictField, Side>>,
): ProductFormState {
  const taken = FIELDS.filter((field) => choice[field] === 'theirs');
  const fields = { ...mine.fields };
  for (const field of taken) {
    if (field !== 'images') Object.assign(fields, { [field]: theirs.fields[field] });
    if (field === 'fitments') fields.universal = theirs.fields.universal;
  }
  return { fields, images: taken.includes('images') ? theirs.images : mine.images };
}
