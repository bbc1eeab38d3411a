import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, newestFirst } from './columns.ts';

/** What visitors look for; the vehicle as typed, to be parsed again after models are renamed or merged. */
export const wantedParts = pgTable(
  'wanted_parts',
  {
    id: id(),
    part: text().notNull(),
    vehicle: text().notNull(),
    name: text().notNull(),
    phone: text(),
    email: text(),
    createdAt: createdAt(),
    /** The last day, as the visitor was told when giving consent. */
    keptUntil: date().notNull(),
    answeredAt: moment(),
  },
  (t) => [
    index('wanted_parts_listed').on(sql`(answered_at is not null)`, ...newestFirst(t)),
    check('wanted_parts_reachable', sql`${t.phone} is not null or ${t.email} is not null`),
  ],
);
