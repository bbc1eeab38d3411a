import { readFile } from 'node:fs/promises';
import type { Db } from '#db/client.ts';
import { insertSeedCatalogue, isCatalogueEmpty, type SeedRows } from '#db/seed/seed-catalogue.ts';
import { reindexCatalogue } from '#db/queries/search/search-index.ts';
import { refreshStatistics } from '#db/queries/statistics.ts';
import { NEW_PRODUCT } from '#src/domain/admin/product-state.ts';
import { seedCategories, seedTuningCategories } from './categories.ts';
import { findPlace } from '#src/domain/vehicle-text/find-place.ts';
import { textWords } from '#src/domain/vehicle-text/text-words.ts';
import { demoFacts } from './demo-facts.ts';
import { demoProducts } from './products.ts';
import type { SeedProduct } from './seed-types.ts';
import { modelSlug, seedManufacturers } from './vehicles.ts';

type SeedPicture = { key: string; file: string; width: number; height: number; bytes: number };

/** Stores one original and returns its hash. */
type KeepPicture = (bytes: Uint8Array) => Promise<string>;

/** The demo shop's "now": fixed, so that the catalogue is the same on every machine and every day. */
const DEMO_NOW = Date.parse('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;

const PICTURES = new URL('./pictures/', import.meta.url);

async function keepPictures(
  keys: ReadonlySet<string>,
  keep: KeepPicture,
  report: ((done: number, all: number) => void) | undefined,
) {
  const index = JSON.parse(await readFile(new URL('index.json', PICTURES), 'utf8')) as SeedPicture[];
  const wanted = index.filter((picture) => keys.has(picture.key));
  const images: SeedRows['images'] = [];
  const hashes = new Map<string, string>();
  for (const [i, { key, file, width, height }] of wanted.entries()) {
    const bytes = await readFile(new URL(file, PICTURES));
    const hash = await keep(bytes);
    hashes.set(key, hash);
    images.push({ hash, width, height, bytes: bytes.length, content_type: 'image/webp' });
    report?.(i + 1, wanted.length);
  }
  return { images, hashes };
}

function productRows(demo: readonly SeedProduct[], hashes: ReadonlyMap<string, string>) {
  const rows: Pick<SeedRows, 'products' | 'fitments' | 'productImages'> = {
    products: [],
    fitments: [],
    productImages: [],
  };
  for (const [i, product] of demo.entries()) {
    const source_id = String(i + 1).padStart(5, '0');
    const { kind, name, description, rating, condition, priceMinor = null, partNumbers } = product;
    const place = findPlace(textWords(name));
    rows.products.push({
      ...NEW_PRODUCT,
      kind,
      name,
      description,
      rating,
      condition,
      side: place.side,
      axle: place.position,
      priceMinor,
      partNumbers: [...partNumbers],
      source_id,
      category: product.category ?? null,
      tuning_category: product.tuningCategory ?? null,
      popularity: product.popularity,
      created_at: new Date(DEMO_NOW - product.minutesOld * MINUTE_MS).toISOString(),
    });
    for (const [position, f] of product.fitments.entries()) {
      rows.fitments.push({
        source_id,
        position,
        manufacturer: f.manufacturer,
        model: f.model ?? null,
        year_from: f.yearFrom ?? null,
        year_to: f.yearTo ?? null,
        facts: demoFacts(name, f) ?? null,
      });
    }
    const own = new Set(product.pictures.flatMap((key) => hashes.get(key) ?? []));
    for (const [position, hash] of [...own].entries()) rows.productImages.push({ source_id, position, hash });
  }
  return rows;
}

function vehicleRows(withModels?: readonly string[]) {
  const rows: Pick<SeedRows, 'manufacturers' | 'models' | 'generations'> = {
    manufacturers: [],
    models: [],
    generations: [],
  };
  for (const manufacturer of seedManufacturers) {
    rows.manufacturers.push({
      name: manufacturer.name,
      slug: manufacturer.slug,
      aliases: manufacturer.aliases,
      slug_aliases: manufacturer.slugAliases,
    });
    if (withModels && !withModels.includes(manufacturer.slug)) continue;
    for (const model of manufacturer.models) {
      const slug = modelSlug(model);
      rows.models.push({
        manufacturer: manufacturer.slug,
        name: model.name,
        slug,
        aliases: model.aliases ?? [],
      });
      for (const g of model.generations) {
        const years = { year_from: g.from, year_to: g.to ?? null };
        rows.generations.push({
          manufacturer: manufacturer.slug,
          model: slug,
          name: g.name,
          aliases: g.aliases ?? [],
          ...years,
        });
      }
    }
  }
  return rows;
}

/** A part of the demo shop: models of some manufacturers only, and the newest products that fit no others. */
export type DemoPart = { manufacturers: readonly string[]; products: number };

function productsOf({ manufacturers, products }: DemoPart): SeedProduct[] {
  const fitsNoOther = ({ fitments }: SeedProduct) =>
    fitments.every((fits) => manufacturers.includes(fits.manufacturer));
  return demoProducts().filter(fitsNoOther).slice(0, products);
}

/**
 * Fills an empty catalogue with the demo shop, or with a part of it; leaves any other alone. Returns how many products
 * were added.
 */
export async function loadDemoCatalogue(
  db: Db,
  keep: KeepPicture,
  report?: (done: number, all: number) => void,
  part?: DemoPart,
): Promise<number> {
  if (!(await isCatalogueEmpty(db))) return 0;
  const demo = part ? productsOf(part) : demoProducts();
  const keys = new Set([...demo.flatMap((p) => p.pictures), ...seedTuningCategories.map((c) => c.picture)]);
  const { images, hashes } = await keepPictures(keys, keep, report);
  await insertSeedCatalogue(db, {
    ...vehicleRows(part?.manufacturers),
    ...productRows(demo, hashes),
    images,
    categories: seedCategories.map((c, position) => ({ ...c, position })),
    tuningCategories: seedTuningCategories.map(({ name, slug, description, hint, picture }, position) => ({
      name,
      slug,
      description,
      hint,
      position,
      image_hash: hashes.get(picture) ?? null,
    })),
  });
  await reindexCatalogue(db);
  await refreshStatistics(db);
  return demo.length;
}
