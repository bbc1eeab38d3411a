export type FormDraft<Form> = {
  form: Form;
  /** The version that was being edited. */
  version?: number | undefined;
  /** Of the create that may have been sent already. */
  key: string;
  /** ISO 8601. */
  at: string;
};

const keyOf = (part: string) => `premium-parts-admin-draft-${part}`;

/**
 * @param part names the form: the id of a product, or what a new one is called
 * @param isForm whether what was stored has the shape that the form has today
 */
export function readDraft<Form>(
  part: string,
  isForm: (stored: Partial<Form>) => boolean,
): FormDraft<Form> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(part)) ?? 'null') as FormDraft<Form> | null;
    return stored && isForm(stored.form) ? stored : undefined;
  } catch (error) {
    // Forbidden storage, or what an older form wrote.
    console.warn(keyOf(part), error);
    return undefined;
  }
}

/** False when the browser does not keep it. */
export function keepDraft(part: string, draft: FormDraft<unknown> | undefined): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(part), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(part));
    return true;
  } catch (error) {
    console.warn(keyOf(part), error);
    return false;
  }
}
