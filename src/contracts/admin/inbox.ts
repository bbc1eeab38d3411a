import { z } from 'zod';
import { MESSAGE_STATES } from '#src/domain/admin/inbox.ts';
import { pageField } from './fields.ts';

/** `GET /api/admin/messages?state=new&page=1`; without a state all of them. */
export const messagesQuery = z.object({
  state: z.enum(MESSAGE_STATES).optional(),
  page: pageField,
});

/** `PUT /api/admin/messages/{id}`. */
export const messageInput = z.object({ state: z.enum(MESSAGE_STATES) });

/** `PUT /api/admin/search-misses`. */
export const searchMissInput = z.object({ query: z.string().max(200), isShown: z.boolean() });
