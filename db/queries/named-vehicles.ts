import { asc } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { manufacturers, models } from '#db/schema/index.ts';

/** Makes with every name they go by, the oldest first; to be put into a batch. */
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

/** Models likewise. */
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
