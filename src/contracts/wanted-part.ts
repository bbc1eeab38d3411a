import { z } from 'zod';
import { CONTACT_OPEN_MS, CONTACT_TRAP, normalizePhone } from '#src/domain/contact/contact.ts';
import { tidyWanted, WANTED_FIELDS, wantedFaults } from '#src/domain/contact/wanted-part.ts';
import { wantedText } from '#src/strings/wanted-part.ts';
import { fieldText, milliseconds } from './contact.ts';

/** `POST /api/wanted-parts`: the rules are in `domain/contact/wanted-part.ts`. */
export const wantedInput = z
  .object({
    dio: fieldText,
    vozilo: fieldText,
    ime: fieldText,
    telefon: fieldText,
    email: fieldText,
    pristanak: fieldText,
    [CONTACT_TRAP]: fieldText,
    [CONTACT_OPEN_MS]: milliseconds,
  })
  .transform(({ [CONTACT_TRAP]: trap, [CONTACT_OPEN_MS]: openMs, ...values }, context) => {
    const tidy = tidyWanted(values);
    const faults = wantedFaults(tidy);
    for (const field of WANTED_FIELDS) {
      const fault = faults[field];
      if (fault) context.addIssue({ code: 'custom', path: [field], message: wantedText[`fault.${fault}`] });
    }
    return {
      ...tidy,
      telefon: normalizePhone(tidy.telefon) ?? null,
      email: tidy.email || null,
      trap,
      openMs,
    };
  });

export type WantedInput = z.output<typeof wantedInput>;

/** `PUT /api/admin/wanted-parts/{id}`. */
export const wantedAnswer = z.object({ isAnswered: z.boolean() });
