import { asc } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { manufacturers, models } from '#db/schema/index.ts';
import { pick } from './pick-columns.ts';

/** Manufacturers with all their names, oldest first; a statement for a batch. */
export const selectNamedManufacturers = (db: Db) =>
  db
    .select(pick(manufacturers, 'id', 'name', 'slug', 'aliases'))
    .from(manufacturers)
    .orderBy(asc(manufacturers.id));

/** The same for models. */
export const selectNamedModels = (db: Db) =>
  db
    .select(pick(models, 'id', 'name', 'slug', 'aliases', 'manufacturerId'))
    .from(models)
    .orderBy(asc(models.id));
