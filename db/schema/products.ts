import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { FitmentFacts } from '#src/domain/fitment/fitment-facts.ts';
import {
  choiceValues,
  isChoice,
  PLAIN_FIELD_NAMES,
  PRODUCT_FIELDS,
} from '#src/domain/product/product-fields.ts';
import { productCategories, tuningCategories } from './categories.ts';
import { createdAt, id, moment, newestFirst, oneOf, tsvector, updatedAt, version } from './columns.ts';
import { images } from './images.ts';
import { lowerCase } from './lower-case.ts';
import { manufacturers, models } from './vehicles.ts';

const CHOICES = PLAIN_FIELD_NAMES.filter(isChoice);

/**
 * Order of Bosnian letters as plain bytes (c č ć d dž đ …): PGlite has no ICU collation, Neon's would differ by version.
 * `translate` before `lower`, because under the C collation `lower` does not change Č.
 */
const NAME_KEY = `replace(replace(replace(replace(replace(replace(replace(
  lower(translate(name, 'ČĆŠŽĐ', 'čćšžđ')),
  'dž', 'd{'), 'č', 'c{'), 'ć', 'c|'), 'đ', 'd|'), 'š', 's{'), 'ž', 'z{'), 'ë', 'e') collate "C"`;

export const products = pgTable(
  'products',
  {
    id: id(),
    kind: text({ enum: choiceValues('kind') })
      .notNull()
      .default(PRODUCT_FIELDS.kind.default),
    status: text({ enum: choiceValues('status') })
      .notNull()
      .default(PRODUCT_FIELDS.status.default),
    name: text().notNull(),
    nameKey: text().generatedAlwaysAs(sql.raw(NAME_KEY)),
    description: text().notNull().default(''),
    rating: smallint().notNull().default(PRODUCT_FIELDS.rating.default),
    priceMinor: integer(),
    partNumbers: text().array().notNull().default([]),
    categoryId: integer().references(() => productCategories.id, { onDelete: 'restrict' }),
    tuningCategoryId: integer().references(() => tuningCategories.id, { onDelete: 'restrict' }),
    quality: text(),
    availability: text({ enum: choiceValues('availability') })
      .notNull()
      .default(PRODUCT_FIELDS.availability.default),
    isSold: boolean()
      .notNull()
      .generatedAlwaysAs(sql`availability = 'sold'`),
    condition: text({ enum: choiceValues('condition') }),
    side: text({ enum: choiceValues('side') }),
    axle: text({ enum: choiceValues('axle') }),
    warrantyMonths: smallint().notNull().default(PRODUCT_FIELDS.warrantyMonths.default),
    storagePlace: text(),
    reservedFor: text(),
    reservedUntil: text(),
    soldFor: integer(),
    soldOn: text(),
    soldWhere: text(),
    pinned: boolean().notNull().default(PRODUCT_FIELDS.pinned.default),
    popularity: integer().notNull().default(0),
    /** The source of an imported product, and its id there. */
    source: text(),
    sourceId: text(),
    /** Terms written by the analyser in `src/domain/search`. */
    terms: tsvector(),
    /** Counts edits, so that a stale form is noticed instead of overwriting. */
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment(),
  },
  (t) => [
    unique('products_source').on(t.source, t.sourceId),
    ...CHOICES.map((name) => check(`products_${name}`, sql`${t[name]} in ${oneOf(choiceValues(name))}`)),
    check('products_name_given', sql`btrim(${t.name}) <> ''`),
    check('products_rating', sql`${t.rating} between 1 and 5`),
    check('products_price', sql`${t.priceMinor} > 0`),
    check('products_sold_for', sql`${t.soldFor} > 0`),
    check('products_tuning_category', sql`${t.kind} = 'tuning' or ${t.tuningCategoryId} is null`),
    check('products_source_whole', sql`(${t.source} is null) = (${t.sourceId} is null)`),
    index('products_newest')
      .on(t.isSold, t.pinned.desc().nullsFirst(), ...newestFirst(t))
      .where(sql`status = 'published' and deleted_at is null`),
    index('products_by_name')
      .on(t.isSold, t.nameKey, t.id)
      .where(sql`status = 'published' and deleted_at is null`),
    index('products_in_category').on(t.categoryId, ...newestFirst(t)),
    index('products_in_tuning_category').on(t.tuningCategoryId, ...newestFirst(t)),
    index('products_popular').on(t.popularity.desc().nullsFirst(), t.id),
    index('products_deleted')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
    // The orders of the panel's list: drafts and archived products are included, the bin is separate.
    index('products_admin_newest')
      .on(...newestFirst(t))
      .where(sql`deleted_at is null`),
    index('products_admin_by_name')
      .on(t.nameKey, t.id)
      .where(sql`deleted_at is null`),
    index('products_admin_updated')
      .on(t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('products_unpublished')
      .on(t.status, ...newestFirst(t))
      .where(sql`deleted_at is null and status <> 'published'`),
    index('products_without_category')
      .on(...newestFirst(t))
      .where(sql`deleted_at is null and category_id is null and tuning_category_id is null`),
    index('products_stored_at')
      .on(lowerCase(sql`${t.storagePlace}`))
      .where(sql`storage_place is not null`),
    index('products_terms').using('gin', t.terms),
  ],
);

/** Vehicles that a product fits; position 0 is the primary one, which the specification shows. */
export const fitments = pgTable(
  'fitments',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    manufacturerId: integer()
      .notNull()
      .references(() => manufacturers.id, { onDelete: 'restrict' }),
    modelId: integer(),
    yearFrom: smallint(),
    yearTo: smallint(),
    /** Null while nothing else is known. */
    facts: jsonb().$type<FitmentFacts>(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    foreignKey({
      name: 'fitments_model_of_manufacturer',
      columns: [t.modelId, t.manufacturerId],
      foreignColumns: [models.id, models.manufacturerId],
    }).onDelete('restrict'),
    check('fitments_position', sql`${t.position} >= 0`),
    check('fitments_facts', sql`jsonb_typeof(${t.facts}) = 'object'`),
    check(
      'fitments_years',
      sql`${t.yearFrom} between 1900 and 2100 and ${t.yearTo} between 1900 and 2100 and ${t.yearFrom} <= ${t.yearTo}`,
    ),
    index('fitments_of_vehicle').on(t.manufacturerId, t.modelId, t.productId),
    index('fitments_of_model').on(t.modelId),
  ],
);

export const productImages = pgTable(
  'product_images',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    hash: text()
      .notNull()
      .references(() => images.hash, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    unique('product_images_once').on(t.productId, t.hash),
    check('product_images_position', sql`${t.position} between 0 and 9`),
    index('product_images_of_image').on(t.hash),
  ],
);

/** Pairs that the owner has marked as different; stored as (lower id, higher id). */
export const distinctProducts = pgTable(
  'distinct_products',
  {
    firstId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    secondId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.firstId, t.secondId] }),
    index('distinct_products_second').on(t.secondId),
    check('distinct_products_order', sql`${t.firstId} < ${t.secondId}`),
  ],
);
