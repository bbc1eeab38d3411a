import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core';
import type { ShopSettings } from '#src/domain/shop/shop.ts';
import { updatedAt, version } from './columns.ts';

/** One row, or none in a new shop. A trigger raises the catalogue version: every page shows some of the settings. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    id: smallint().primaryKey().default(1),
    settings: jsonb().$type<ShopSettings>().notNull(),
    version: version(),
    updatedAt: updatedAt(),
  },
  (t) => [check('shop_settings_single', sql`${t.id} = 1`)],
);
