import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { generations, manufacturers, models } from '#db/schema/index.ts';
import type { NameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import { compareNames } from '#src/domain/text/name-order.ts';
import { slugify } from '#src/domain/text/slug.ts';
import { pick } from '../pick-columns.ts';

/** Statements for a batch: manufacturers and models with all their names, oldest first, and generations by their years. */
export const selectVehicles = (db: Db) =>
  [
    db
      .select(pick(manufacturers, 'id', 'name', 'slug', 'aliases', 'slugAliases'))
      .from(manufacturers)
      .orderBy(asc(manufacturers.id)),
    db
      .select(pick(models, 'id', 'name', 'slug', 'aliases', 'manufacturerId'))
      .from(models)
      .orderBy(asc(models.id)),
    db
      .select(pick(generations, 'id', 'modelId', 'name', 'aliases', 'yearFrom', 'yearTo'))
      .from(generations)
      .orderBy(asc(generations.yearFrom), asc(generations.id)),
  ] as const;

/** In the same order; includes manufacturers without models. */
export async function listVehicles(db: Db) {
  const [manufacturerRows, modelRows, generationRows] = await db.batch(selectVehicles(db));
  const modelsOf = Map.groupBy(modelRows, (row) => row.manufacturerId);
  const generationsOf = Map.groupBy(generationRows, (row) => row.modelId);
  return manufacturerRows.map((manufacturer) => ({
    ...manufacturer,
    models: (modelsOf.get(manufacturer.id) ?? []).map(({ manufacturerId: _, ...model }) => ({
      ...model,
      generations: (generationsOf.get(model.id) ?? []).map(({ id: _, modelId: __, ...own }) => own),
    })),
  }));
}

type Named = { id: number } & NameAndSlug;
const named = ({ id, name, slug }: Named): Named => ({ id, name, slug });

export async function listManufacturers(db: Db): Promise<Named[]> {
  const rows = await db.select(pick(manufacturers, 'id', 'name', 'slug')).from(manufacturers);
  return rows.sort(compareNames);
}

export async function listManufacturersWithModels(db: Db): Promise<(Named & { models: Named[] })[]> {
  const vehicles = await listVehicles(db);
  return vehicles.sort(compareNames).map((manufacturer) => ({
    ...named(manufacturer),
    models: manufacturer.models.sort(compareNames).map(named),
  }));
}

export type CatalogueVehicle = { manufacturer: Named; model: Named | null };

/**
 * The vehicle that a caller names, by id, slug, alias or name. Case and diacritics are ignored, so `Škoda` and `skoda`
 * are equal: `slug` is the text after `slugify`. Where one's alias is another's slug or name, the slug comes first, then
 * the name. Without a model only the manufacturer is looked up.
 */
export async function findCatalogueVehicle(
  db: Db,
  asked: { manufacturer: { text: string; slug: string }; model?: { text: string; slug: string } },
): Promise<CatalogueVehicle | undefined> {
  const { manufacturer } = asked;
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
    .orderBy(
      desc(eq(manufacturers.slug, manufacturer.slug)),
      desc(eq(manufacturers.name, manufacturer.text)),
      desc(sql`${manufacturers.slugAliases} @> array[${manufacturer.slug}]`),
      desc(sql`${manufacturers.aliases} @> array[${manufacturer.text}]`),
      asc(manufacturers.id),
    )
    .limit(1);
  if (!found) return undefined;
  if (!asked.model) return { manufacturer: found, model: null };
  const { text, slug } = asked.model;
  const own = await db
    .select(pick(models, 'id', 'name', 'slug', 'aliases'))
    .from(models)
    .where(eq(models.manufacturerId, found.id))
    .orderBy(asc(models.id));
  const isAsked = (name: string) => slug !== '' && slugify(name) === slug;
  // A model may be named 206, which is also the id of some model: a name is preferred.
  const model =
    own.find((one) => one.slug === slug) ??
    own.find(({ name }) => isAsked(name)) ??
    own.find(({ aliases }) => aliases.some(isAsked)) ??
    own.find(({ id }) => String(id) === text);
  return model && { manufacturer: found, model: named(model) };
}
