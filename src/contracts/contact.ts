import { z } from 'zod';
import {
  CONTACT_FIELDS,
  CONTACT_OPEN_MS,
  CONTACT_TRAP,
  contactFaults,
  normalizePhone,
  tidyContact,
} from '#src/domain/contact.ts';
import { contactText } from '#src/strings/contact.ts';
import { problemText } from '#src/strings/problems.ts';

// What a form leaves out and what JSON calls null are both an empty field, whose rule says what is missing.
const text = z
  .string(problemText.badRequest)
  .nullish()
  .transform((value) => value ?? '');
const milliseconds = z
  .preprocess((value) => (value === '' ? undefined : value), z.coerce.number().nonnegative().optional())
  .catch(undefined);

/** `POST /api/contact`: the rules are those of `domain/contact.ts`, which the form in the browser applies too. */
export const contactInput = z
  .object(
    {
      ime: text,
      prezime: text,
      email: text,
      telefon: text,
      predmet: text,
      poruka: text,
      [CONTACT_TRAP]: text,
      [CONTACT_OPEN_MS]: milliseconds,
    },
    problemText.badRequest,
  )
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

/** What the call answers (SPEC §7, DECISIONS D26). */
export type ContactAnswer = {
  success: boolean;
  message: string;
  fields?: Record<string, string>;
};
