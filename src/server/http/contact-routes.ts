import { contactInput } from '#src/contracts/contact.ts';
import { CONTACT_FIELDS, CONTACT_PICTURES } from '#src/domain/contact/contact.ts';
import { CONTACT_BODY_BYTES_MAX, ENQUIRY_BODY_BYTES_MAX } from '#src/domain/limits/visitors.ts';
import { sendContactMessage } from '#src/server/contact.ts';
import { contactText } from '#src/strings/contact.ts';
import { ContactPlace } from '#src/views/contact/ContactPlace.tsx';
import { renderIsland } from '#src/views/render-view.ts';
import type { Routes } from './routes.ts';
import { type RefusedForm, visitorForm } from './visitor-form.ts';

const refusedContact = ({ values, answer: { fields, message } }: RefusedForm) => ({
  values: Object.fromEntries(CONTACT_FIELDS.map((field) => [field, values[field] ?? ''])),
  problem: fields ? contactText['errors.heading'] : message,
  faults: fields ?? {},
});

/** `POST /api/contact` (SPEC §7). */
export const contactRoutes = (): Routes =>
  visitorForm({
    path: '/api/contact',
    page: '/kontakt',
    accepts: contactInput,
    bodyMax: CONTACT_BODY_BYTES_MAX,
    tooLarge: contactText['fault.poruka.length'],
    files: {
      field: CONTACT_PICTURES,
      bodyMax: ENQUIRY_BODY_BYTES_MAX,
      tooLarge: contactText['fault.slike.large'],
    },
    thanks: contactText.sent,
    send: (c, sender, input, files) => sendContactMessage(c.var.db, sender, input, files),
    render: (refused) => renderIsland(ContactPlace, refused ? { refused: refusedContact(refused) } : {}),
  });
