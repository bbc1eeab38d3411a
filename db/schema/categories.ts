import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { SLUG_CHECK, createdAt, id, updatedAt, version } from './columns.ts';
import { images } from './images.ts';

export const productCategories = pgTable(
  'product_categories',
  {
    id: id(),
    name: text().notNull().unique(),
    slug: text().notNull().unique(),
    description: text().notNull().default(''),
    position: smallint().notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('product_categories_slug_form', sql`${t.slug} ~ ${sql.raw(`'${SLUG_CHECK}'`)}`)],
);

export const tuningCategories = pgTable(
  'tuning_categories',
  {
    id: id(),
    name: text().notNull().unique(),
    slug: text().notNull().unique(),
    /** One short line under the name on a tile: 'Diskovi, kliješta'. */
    hint: text().notNull().default(''),
    description: text().notNull().default(''),
    imageHash: text().references(() => images.hash, { onDelete: 'restrict' }),
    position: smallint().notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check(
      'tuning_categories_slug_form',
      sql`${t.slug} ~ ${sql.raw(`'${SLUG_CHECK}'`)} and ${t.slug} <> 'categories'`,
    ),
  ],
);
