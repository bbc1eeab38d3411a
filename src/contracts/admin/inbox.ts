import { z } from 'zod';
import { MESSAGE_STATES } from '#src/domain/admin/inbox.ts';
import { CALL_TEXT_MAX, CONTACT_MESSAGE_MAX, ENQUIRY_PICTURES_MAX } from '#src/domain/limits/visitors.ts';
import { callText } from '#src/strings/admin/call.ts';
import { dictionaryFault } from '#src/strings/admin/dictionaries.ts';
import { blank, idField, pageField } from './fields.ts';

/** `GET /api/admin/messages?state=new&search=far&page=1`; without a state all of them. */
export const messagesQuery = z.object({
  state: z.enum(MESSAGE_STATES).optional(),
  search: z.string().trim().max(CALL_TEXT_MAX).default(''),
  page: pageField,
});

/** The end of `GET /api/admin/messages/{id}/pictures/{position}`. */
export const picturePosition = z.coerce.number().int().min(0).lt(ENQUIRY_PICTURES_MAX);

/** `PUT /api/admin/messages/{id}`. */
export const messageInput = z.object({ state: z.enum(MESSAGE_STATES) });

const text = (max: number) => z.string().trim().max(max, dictionaryFault.textLong(max));

/** `POST /api/admin/messages`: a call that the owner notes. */
export const callInput = z.object({
  caller: text(CALL_TEXT_MAX).min(1, callText.callerMissing),
  productId: z.union([idField, blank.transform(() => null)]).default(null),
  vehicle: text(CALL_TEXT_MAX).default(''),
  note: text(CONTACT_MESSAGE_MAX).default(''),
});
export type CallInput = z.output<typeof callInput>;

/** `PUT /api/admin/search-misses`. */
export const searchMissInput = z.object({ query: z.string().max(200), isShown: z.boolean() });
