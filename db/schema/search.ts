import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { products } from './products.ts';

/** Words of published products, each with the number of products that contain it; used to correct typing mistakes. */
export const vocabulary = pgTable(
  'vocabulary',
  { word: text().primaryKey(), documents: integer().notNull() },
  (t) => [check('vocabulary_documents', sql`${t.documents} > 0`)],
);

/** Queries that found nothing: text and count only, no data about the visitor. */
export const searchMisses = pgTable(
  'search_misses',
  {
    query: text().primaryKey(),
    count: integer().notNull().default(1),
    lastAskedAt: moment().notNull().defaultNow(),
    /** When the owner hid the query from the list; it is still counted. */
    hiddenAt: moment(),
  },
  (t) => [
    index('search_misses_shown')
      .on(t.count.desc().nullsFirst(), t.lastAskedAt.desc().nullsFirst())
      .where(sql`hidden_at is null`),
    check('search_misses_length', sql`char_length(${t.query}) <= 200`),
  ],
);

/**
 * Products whose terms are out of date. A trigger adds a product within the write that changes what it is found by, so
 * that it is indexed later even when the process ends between writing and indexing.
 */
export const searchQueue = pgTable('search_queue', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** A new number for every write: terms made before the last write are discarded. */
  version: bigserial({ mode: 'number' }).notNull(),
});
