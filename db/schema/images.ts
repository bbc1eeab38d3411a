import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Originals in the blob store, by content: a picture is stored once, however many products show it. */
export const images = pgTable(
  'images',
  {
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    contentType: text().notNull(),
    /** Perceptual hash of 64 bits, for finding the same photograph in another size. */
    likeness: bigint({ mode: 'bigint' }),
    createdAt: createdAt(),
  },
  (t) => [
    check('images_hash_form', sql`${t.hash} ~ '^[0-9a-f]{32}$'`),
    check('images_size', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`),
  ],
);
