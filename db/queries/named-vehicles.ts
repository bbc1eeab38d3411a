import { asc } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { manufacturers, models } from '#db/schema/index.ts';

/** Manufacturers with all their names, oldest first; a statement for a batch. */
export const selectNamedMakes = (db: Db) =>
  db
    .select({
      id: manufacturers.id,
      name: manufacturers.name,
      slug: manufacturers.slug,
      aliases: manufacturers.aliases,
    })
    .from(manufacturers)
    .orderBy(asc(manufacturers.id));

/** The same for models. */
export const selectNamedModels = (db: Db) =>
  db
    .select({
      id: models.id,
      name: models.name,
      slug: models.slug,
      aliases: models.aliases,
      manufacturerId: models.manufacturerId,
    })
    .from(models)
    .orderBy(asc(models.id));
