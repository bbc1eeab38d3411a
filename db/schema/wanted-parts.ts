import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/** What visitors look for; the vehicle is kept as typed, so that renamed and merged models are read anew. */
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
    /** The last day; the visitor was told it when agreeing. */
    keptUntil: date().notNull(),
    answeredAt: moment(),
  },
  (t) => [
    index('wanted_parts_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('wanted_parts_reachable', sql`${t.phone} is not null or ${t.email} is not null`),
  ],
);
