import type { ProductFormState } from '#src/domain/admin/product-form.ts';

export type ProductFormDraft = {
  form: ProductFormState;
  /** The product's version that was being edited. */
  version?: number | undefined;
  /** Of the create that may have been sent already. */
  key: string;
  /** ISO 8601. */
  at: string;
};

const keyOf = (part: string) => `premium-parts-admin-draft-${part}`;

/** `part`: id of the product, or the word for a new one. */
export function readProductDraft(part: string): ProductFormDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(part)) ?? 'null') as ProductFormDraft | null;
    return Array.isArray(stored?.form.fields.fitments) && Array.isArray(stored.form.images)
      ? stored
      : undefined;
  } catch (error) {
    // Forbidden storage, or what an older form wrote.
    console.warn(keyOf(part), error);
    return undefined;
  }
}

/** False when the browser does not keep it. */
export function keepProductDraft(part: string, draft: ProductFormDraft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(part), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(part));
    return true;
  } catch (error) {
    console.warn(keyOf(part), error);
    return false;
  }
}
