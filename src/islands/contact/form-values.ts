import { withOwnText } from '#src/domain/contact/kept-contact-form.ts';
import { CONTACT_FIELDS, type ContactField, type ContactValues } from '#src/domain/contact/contact.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

export const controlOf = (form: HTMLFormElement, name: string): Control | null => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
};

export const readValues = (form: HTMLFormElement): ContactValues =>
  Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, controlOf(form, field)?.value ?? '']),
  ) as ContactValues;

export function writeValues(form: HTMLFormElement, values: Partial<Record<ContactField, string>>): void {
  for (const field of CONTACT_FIELDS) {
    const [control, value] = [controlOf(form, field), values[field]];
    // Writing the same text again would move the cursor to its end.
    if (control && typeof value === 'string' && control.value !== value) control.value = value;
  }
}

/** Remembers what stands in the form now; the returned function empties the controls that still hold it. */
export function rememberValues(form: HTMLFormElement): () => void {
  const held = Array.from(form.querySelectorAll<Control>('input, textarea'), (control) => ({
    control,
    value: control.value,
  }));
  return () => {
    for (const { control, value } of held) if (control.value === value) control.value = '';
  };
}

/** True while the focus is in a field of the form that already holds text. */
export const isTypingIn = (form: HTMLFormElement): boolean =>
  Array.from(form.querySelectorAll<Control>('input, textarea')).some(
    (control) => control === document.activeElement && control.value !== '',
  );

/** Puts a text before what the visitor has written, who may be writing just now. */
export function putFirst(form: HTMLFormElement, field: ContactField, text: string): void {
  const control = controlOf(form, field);
  if (!control) return;
  const { value } = control;
  const whole = withOwnText(text, value);
  if (value !== '' && whole.endsWith(value))
    control.setRangeText(whole.slice(0, -value.length), 0, 0, 'preserve');
  else control.value = whole;
}

/** Fills only the fields that are empty. */
export function fillEmpty(form: HTMLFormElement, values: Partial<Record<ContactField, string>>): void {
  const written = Object.entries(readValues(form)).filter(([, value]) => value.trim() !== '');
  writeValues(form, { ...values, ...Object.fromEntries(written) });
}
