import type { Db } from '#db/client.ts';
import { findCategory, findTuningCategory } from '#db/queries/catalogue/categories.ts';
import { findRedirect } from '#db/queries/catalogue/redirects.ts';
import { type CatalogueVehicle, findCatalogueVehicle } from '#db/queries/vehicles/vehicles.ts';
import { slugify } from '#src/domain/text/slug.ts';

const named = (text: string) => ({ text, slug: slugify(text) });

const findPresent = (db: Db, manufacturer: string, model: string | undefined) =>
  findCatalogueVehicle(db, { manufacturer: named(manufacturer), ...(model && { model: named(model) }) });

/** Two moves: of the manufacturer and of the model. */
async function followRedirects(db: Db, path: string): Promise<string | undefined> {
  const moved = await findRedirect(db, path);
  return moved && ((await findRedirect(db, moved)) ?? moved);
}

/** Also by the address that it had before it was renamed or merged: open tabs and shared filters name that. */
export async function findVehicle(
  db: Db,
  manufacturer: string,
  model: string | undefined,
): Promise<CatalogueVehicle | undefined> {
  const present = await findPresent(db, manufacturer, model);
  if (present) return present;
  const own = model && (await findPresent(db, manufacturer, undefined));
  const brand = own ? own.manufacturer.slug : slugify(manufacturer);
  const moved = await followRedirects(db, [`/${brand}`, ...(model ? [slugify(model)] : [])].join('/'));
  const [, newBrand, newModel] = moved?.split('/') ?? [];
  if (!newBrand || (model && !newModel)) return undefined;
  return findPresent(db, newBrand, model && newModel);
}

/** By its present slug, or else by a former one. */
async function findNow<Found>(
  db: Db,
  find: (db: Db, slug: string) => Promise<Found | undefined>,
  folder: string,
  slug: string,
): Promise<Found | undefined> {
  const present = await find(db, slug);
  if (present) return present;
  const moved = await findRedirect(db, `${folder}/${slugify(slug)}`);
  return moved?.startsWith(`${folder}/`) ? find(db, moved.slice(folder.length + 1)) : undefined;
}

export async function findTuning(db: Db, slug: string) {
  const category = await findNow(db, findTuningCategory, '/tuning', slug);
  return category && { category, filter: { tuningCategoryId: category.id } };
}

/** A product category, or else a tuning category with that slug (DECISIONS R4). */
export async function findAnyCategory(db: Db, slug: string) {
  const category = await findNow(db, findCategory, '/kategorija', slug);
  return category ? { category, filter: { categoryId: category.id } } : findTuning(db, slug);
}
