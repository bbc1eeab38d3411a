type FormDraft<Form> = {
  form: Form;
  /** The version that was edited. */
  version?: number | undefined;
  /** Idempotency key of the create, which may have been sent already. */
  key: string;
  /** ISO 8601. */
  at: string;
};

const keyOf = (part: string) => `premium-parts-admin-draft-${part}`;

/**
 * @param part names the form: the id of a product, or the constant for a new one
 * @param isForm whether the stored value has the current shape of the form
 */
export function readDraft<Form>(
  part: string,
  isForm: (stored: Partial<Form>) => boolean,
): FormDraft<Form> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(part)) ?? 'null') as FormDraft<Form> | null;
    return stored && isForm(stored.form) ? stored : undefined;
  } catch (error) {
    // Storage is forbidden, or holds an older version of the form.
    console.warn(keyOf(part), error);
    return undefined;
  }
}

/** Returns false when the browser does not store it. */
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
