import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { integer, json, pgView } from 'drizzle-orm/pg-core';
import { CARD_FIELD_NAMES } from '#src/domain/product/shown-fields.ts';
import { tsvector } from './columns.ts';

const cardFields = CARD_FIELD_NAMES.map((name) => `'${name}', p.${toSnakeCase(name)}`).join(', ');

/** What a search returns of a product. A view, so that the function that reads it needs no edit for another field. */
export const productCards = pgView('product_cards', {
  id: integer().notNull(),
  popularity: integer().notNull(),
  terms: tsvector(),
  card: json().notNull(),
}).as(
  sql.raw(`
  select p.id, p.popularity, p.terms, json_build_object('id', p.id, ${cardFields},
    'image', (select i.hash from product_images i where i.product_id = p.id and i.position = 0),
    'fitments', coalesce((
      select json_agg(json_build_array(f.manufacturer_id, f.model_id, f.year_from, f.year_to, f.facts) order by f.position)
      from fitments f where f.product_id = p.id), '[]')) as card
  from products p`),
);
