import { z } from 'zod';
import {
  CONTACT_FIELDS,
  CONTACT_OPEN_MS,
  CONTACT_PICTURES,
  CONTACT_TRAP,
  contactFaults,
  normalizePhone,
  tidyContact,
} from '#src/domain/contact/contact.ts';
import { contactText } from '#src/strings/contact.ts';

// A missing field and null both count as an empty field, whose rule gives the message.
export const fieldText = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
export const milliseconds = z
  .preprocess((value) => (value === '' ? undefined : value), z.coerce.number().nonnegative().optional())
  .catch(undefined);

/** `POST /api/contact`: the rules are in `domain/contact/contact.ts`, which the form in the browser uses too. */
export const contactInput = z
  .object({
    ime: fieldText,
    prezime: fieldText,
    email: fieldText,
    telefon: fieldText,
    predmet: fieldText,
    poruka: fieldText,
    // Files are not text: a browser that sends text here has sent only the names of the files.
    [CONTACT_PICTURES]: fieldText.refine((names) => names === '', contactText['fault.slike.unsent']),
    [CONTACT_TRAP]: fieldText,
    [CONTACT_OPEN_MS]: milliseconds,
  })
  .transform(({ [CONTACT_TRAP]: trap, [CONTACT_OPEN_MS]: openMs, ...values }, context) => {
    const tidy = tidyContact(values);
    const faults = contactFaults(tidy);
    for (const field of CONTACT_FIELDS) {
      const fault = faults[field];
      if (fault) context.addIssue({ code: 'custom', path: [field], message: contactText[`fault.${fault}`] });
    }
    return { ...tidy, telefon: normalizePhone(tidy.telefon) ?? null, trap, openMs };
  });

export type ContactInput = z.output<typeof contactInput>;

/** The answer of the call (SPEC §7, DECISIONS D26). */
export type ContactAnswer = {
  success: boolean;
  message: string;
  fields?: Record<string, string>;
};
