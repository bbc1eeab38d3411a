import type { ContactAnswer } from '#src/contracts/contact.ts';
import type { KeptContactForm, FilledIn } from '#src/domain/contact/kept-contact-form.ts';
import {
  CONTACT_FORM_KEY,
  CONTACT_OPEN_MS,
  CONTACT_PICTURES,
  type ContactValues,
  isChassisNumber,
} from '#src/domain/contact/contact.ts';
import { CHASSIS_KEY } from './tab-keys.ts';
import { keepInTab, readInTab } from './tab-storage.ts';

/** What was typed and not sent, in this tab; a storage error is only logged. */
export function readKeptContactForm(): KeptContactForm {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(CONTACT_FORM_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch (error) {
    console.warn(CONTACT_FORM_KEY, error);
    return {};
  }
}

/** A complete chassis number, for the other enquiries of this tab. */
export const readChassis = (): string => readInTab(CHASSIS_KEY) ?? '';

export const keepChassis = (number: string): void =>
  keepInTab(CHASSIS_KEY, isChassisNumber(number) ? number : null);

/** `filled` is what the address has filled in. */
export function keepContactForm(values: ContactValues, filled: FilledIn | undefined): void {
  const isTyped = Object.values(values).some(Boolean);
  keepInTab(CONTACT_FORM_KEY, isTyped ? JSON.stringify({ ...values, filled }) : null);
}

/** JSON, or form data where there are photographs, whose bytes it carries without encoding them. */
function requestOf(fields: Record<string, string | number>, pictures: readonly File[]): RequestInit {
  if (pictures.length === 0)
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  for (const picture of pictures) body.append(CONTACT_PICTURES, picture);
  return { headers: { accept: 'application/json' }, body };
}

/** `POST /api/contact` (SPEC §7); undefined when there was no answer or it could not be read. */
export async function sendMessage(
  values: ContactValues & Record<string, string>,
  openMs: number,
  pictures: readonly File[],
): Promise<ContactAnswer | undefined> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      ...requestOf({ ...values, [CONTACT_OPEN_MS]: Math.floor(openMs) }, pictures),
    });
    const answer = (await response.json()) as Partial<ContactAnswer>;
    // A failing gateway answers in other shapes.
    if (typeof answer.success !== 'boolean' || typeof answer.message !== 'string') return undefined;
    return answer as ContactAnswer;
  } catch (error) {
    console.warn('/api/contact', error);
    return undefined;
  }
}
