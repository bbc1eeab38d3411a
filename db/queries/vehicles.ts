import type { NameAndSlug } from '#src/domain/name-and-slug.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { manufacturers, models } from '#db/schema/index.ts';
import { compareNames } from '#src/domain/name-order.ts';
import { pick } from './pick-columns.ts';

export async function listManufacturers(db: Db): Promise<({ id: number } & NameAndSlug)[]> {
  const rows = await db.select(pick(manufacturers, 'id', 'name', 'slug')).from(manufacturers);
  return rows.sort(compareNames);
}

export type ManufacturerWithModels = {
  id: number;
  name: string;
  slug: string;
  models: { id: number; name: string; slug: string }[];
};

export async function listManufacturersWithModels(db: Db): Promise<ManufacturerWithModels[]> {
  const [manufacturerRows, modelRows] = await db.batch([
    db.select(pick(manufacturers, 'id', 'name', 'slug')).from(manufacturers),
    db.select(pick(models, 'id', 'name', 'slug', 'manufacturerId')).from(models),
  ]);
  const modelsOf = Map.groupBy(modelRows, (model) => model.manufacturerId);
  return manufacturerRows.sort(compareNames).map((manufacturer) => ({
    ...manufacturer,
    models: (modelsOf.get(manufacturer.id) ?? [])
      .sort(compareNames)
      .map(({ id, name, slug }) => ({ id, name, slug })),
  }));
}

export type CatalogueVehicle = {
  manufacturer: { id: number; name: string; slug: string };
  model: { id: number; name: string; slug: string } | null;
};

/**
 * The vehicle that a caller names, by id, slug, alias or name. Case and diacritics are ignored, so `Škoda` and `skoda`
 * are equal: `slug` is the text after `slugify`. Without a model only the manufacturer is looked up.
 */
export async function findCatalogueVehicle(
  db: Db,
  named: { manufacturer: { text: string; slug: string }; model?: { text: string; slug: string } },
): Promise<CatalogueVehicle | undefined> {
  const { manufacturer } = named;
  const [found] = await db
    .select(pick(manufacturers, 'id', 'name', 'slug'))
    .from(manufacturers)
    .where(
      sql`${manufacturers.slug} = ${manufacturer.slug}
        or ${manufacturers.slugAliases} @> array[${manufacturer.slug}]
        or ${manufacturers.name} = ${manufacturer.text}
        or ${manufacturers.aliases} @> array[${manufacturer.text}]
        or ${manufacturers.id}::text = ${manufacturer.text}`,
    )
    .limit(1);
  if (!found) return undefined;
  if (!named.model) return { manufacturer: found, model: null };
  const { text, slug } = named.model;
  const [model] = await db
    .select(pick(models, 'id', 'name', 'slug'))
    .from(models)
    .where(
      sql`${eq(models.manufacturerId, found.id)}
        and (${models.slug} = ${slug} or ${models.name} = ${text} or ${models.aliases} @> array[${text}])`,
    )
    .limit(1);
  // A model may be named 206, which is also the id of some model: a name is preferred.
  if (model) return { manufacturer: found, model };
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const [byId] = await db
    .select(pick(models, 'id', 'name', 'slug'))
    .from(models)
    .where(sql`${eq(models.manufacturerId, found.id)} and ${eq(models.id, Number(text))}`);
  return byId && { manufacturer: found, model: byId };
}
