import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { VehicleImportChanges } from '#src/domain/vehicle-table/vehicle-import-changes.ts';
import { SLUG_CHECK, createdAt, id, moment, updatedAt, version } from './columns.ts';

export const manufacturers = pgTable(
  'manufacturers',
  {
    id: id(),
    name: text().notNull().unique(),
    slug: text().notNull().unique(),
    aliases: text().array().notNull().default([]),
    slugAliases: text().array().notNull().default([]),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('manufacturers_name_given', sql`btrim(${t.name}) <> ''`),
    check('manufacturers_slug_form', sql`${t.slug} ~ ${sql.raw(`'${SLUG_CHECK}'`)}`),
  ],
);

export const models = pgTable(
  'models',
  {
    id: id(),
    manufacturerId: integer()
      .notNull()
      .references(() => manufacturers.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    slug: text().notNull(),
    aliases: text().array().notNull().default([]),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('models_slug_in_manufacturer').on(t.manufacturerId, t.slug),
    // Lets a fitment prove by foreign key that its model belongs to its manufacturer.
    unique('models_id_with_manufacturer').on(t.id, t.manufacturerId),
    check('models_name_given', sql`btrim(${t.name}) <> ''`),
    check('models_slug_form', sql`${t.slug} ~ ${sql.raw(`'${SLUG_CHECK}'`)} and ${t.slug} <> 'all'`),
  ],
);

/** Production years; a model without known generations has one, with an empty name. */
export const generations = pgTable(
  'generations',
  {
    id: id(),
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    name: text().notNull().default(''),
    aliases: text().array().notNull().default([]),
    yearFrom: smallint().notNull(),
    /** Null while the generation is still in production. */
    yearTo: smallint(),
  },
  (t) => [
    unique('generations_name_in_model').on(t.modelId, t.name),
    check(
      'generations_years',
      sql`${t.yearFrom} between 1900 and 2100 and (${t.yearTo} is null or ${t.yearTo} between ${t.yearFrom} and 2100)`,
    ),
  ],
);

/** Imports of vehicle tables, each with what it changed, so that it can be undone. */
export const vehicleImports = pgTable('vehicle_imports', {
  id: id(),
  file: text().notNull(),
  changes: jsonb().$type<VehicleImportChanges>().notNull(),
  createdAt: createdAt(),
  undoneAt: moment(),
});

/** Old addresses of pages whose slug has changed, or that were merged into another. */
export const redirects = pgTable(
  'redirects',
  { fromPath: text().primaryKey(), toPath: text().notNull(), createdAt: createdAt() },
  (t) => [
    check(
      'redirects_paths',
      sql`${t.fromPath} like '/%' and ${t.toPath} like '/%' and ${t.fromPath} <> ${t.toPath}`,
    ),
    index('redirects_to').on(t.toPath),
  ],
);
