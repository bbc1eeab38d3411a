import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { MESSAGE_STATES } from '#src/domain/admin/inbox.ts';
import { createdAt, id, moment } from './columns.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    subject: text().notNull(),
    body: text().notNull(),
    state: text({ enum: MESSAGE_STATES }).notNull().default('new'),
    createdAt: createdAt(),
    answeredAt: moment(),
    /** When the copy by e-mail was sent; null before that. */
    mailedAt: moment(),
  },
  (t) => [
    index('contact_messages_newest').on(t.state, t.createdAt.desc().nullsFirst()),
    check('contact_messages_state', sql`${t.state} in ('new', 'answered')`),
    check('contact_messages_answered', sql`(${t.state} = 'answered') = (${t.answeredAt} is not null)`),
  ],
);

/** Counts of attempts per caller (contact, login), in the database so that they survive a restart. */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  count: integer().notNull().default(1),
  windowStartedAt: moment().notNull().defaultNow(),
});
