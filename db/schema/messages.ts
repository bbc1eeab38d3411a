import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { MESSAGE_SOURCES, MESSAGE_STATES } from '#src/domain/admin/inbox.ts';
import { IMAGE_SHRUNK_BYTES_MAX } from '#src/domain/limits/pictures.ts';
import { ENQUIRY_PICTURES_MAX } from '#src/domain/limits/visitors.ts';
import { bytea, createdAt, id, moment, oneOf } from './columns.ts';
import { searchCase } from './lower-case.ts';
import { products } from './products.ts';

/** Stored, because making it for each of some thousand messages takes the embedded database seconds. */
const MESSAGE_SEARCH_TEXT = searchCase(
  sql`(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || subject || ' ' || body || ' ' || coalesce(vehicle, ''))`,
);

/** Messages: what the contact form sends, and calls that the owner notes. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    source: text({ enum: MESSAGE_SOURCES }).notNull().default('form'),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    phone: text(),
    subject: text().notNull(),
    body: text().notNull(),
    vehicle: text(),
    searchText: text().notNull().generatedAlwaysAs(MESSAGE_SEARCH_TEXT),
    state: text({ enum: MESSAGE_STATES }).notNull().default('new'),
    createdAt: createdAt(),
    answeredAt: moment(),
    /** When the copy by e-mail was sent; null before that. */
    mailedAt: moment(),
  },
  (t) => [
    index('contact_messages_newest').on(t.state, t.createdAt.desc().nullsFirst()),
    check('contact_messages_source', sql`${t.source} in ${oneOf(MESSAGE_SOURCES)}`),
    check('contact_messages_state', sql`${t.state} in ${oneOf(MESSAGE_STATES)}`),
    check('contact_messages_answered', sql`(${t.state} <> 'new') = (${t.answeredAt} is not null)`),
  ],
);

/** The products that a message is about, in the order of the message. */
export const messageProducts = pgTable(
  'message_products',
  {
    messageId: integer()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.productId] }),
    index('message_products_of_product').on(t.productId),
  ],
);

/** The photographs of a message, as WebP. Only the owner may see them, and they are deleted with the message. */
export const messagePictures = pgTable(
  'message_pictures',
  {
    messageId: integer()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.position] }),
    check(
      'message_pictures_position',
      sql`${t.position} >= 0 and ${t.position} < ${sql.raw(String(ENQUIRY_PICTURES_MAX))}`,
    ),
    check(
      'message_pictures_size',
      sql`octet_length(${t.bytes}) between 1 and ${sql.raw(String(IMAGE_SHRUNK_BYTES_MAX))}`,
    ),
  ],
);

/** Counts of attempts per caller (contact, login), in the database so that they survive a restart. */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  count: integer().notNull().default(1),
  windowStartedAt: moment().notNull().defaultNow(),
});
