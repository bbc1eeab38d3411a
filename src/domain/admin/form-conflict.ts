import { type Choice, type Difference, differencesOf } from './edit-conflict.ts';
import { FORM_FIELD_NAMES, isSent, type ProductFields, type ProductFormState } from './product-form.ts';

export type ConflictField = keyof ProductFields | 'images';
export type FormDifference = Difference<ConflictField>;

/** 'Universal' and the list of vehicles are chosen together. */
const FIELDS: readonly ConflictField[] = [
  ...new Set<ConflictField>(['images', 'name', 'fitments', 'price', ...FORM_FIELD_NAMES]),
];

/** A field as text: two values with the same text are equal. */
export function formValue({ fields, images }: ProductFormState, field: ConflictField): string {
  if (field === 'images') return images.map((image) => (isSent(image) ? image.hash : image.waiting)).join();
  if (field === 'fitments') return fields.universal ? 'universal' : JSON.stringify(fields.fitments);
  return String(fields[field]).trim();
}

/** Fields in which the form differs from what somebody else has saved. */
export const formDifferences = (
  base: ProductFormState,
  mine: ProductFormState,
  theirs: ProductFormState,
): FormDifference[] => differencesOf(FIELDS, formValue, { base, mine, theirs });

/** My form, with their values in the fields for which `theirs` was chosen. */
export function mergeForms(
  mine: ProductFormState,
  theirs: ProductFormState,
  choice: Choice<ConflictField>,
): ProductFormState {
  const taken = FIELDS.filter((field) => choice[field] === 'theirs');
  const fields = { ...mine.fields };
  for (const field of taken) {
    if (field !== 'images') Object.assign(fields, { [field]: theirs.fields[field] });
    if (field === 'fitments') fields.universal = theirs.fields.universal;
  }
  return { fields, images: taken.includes('images') ? theirs.images : mine.images };
}
