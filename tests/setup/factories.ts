import { type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client.ts';
import {
  fitments,
  generations,
  images,
  manufacturers,
  models,
  productCategories,
  productImages,
  products,
  requestKeys,
  tuningCategories,
} from '#db/schema/index.ts';
import type { FitmentFacts } from '#src/domain/fitment/fitment-facts.ts';
import { slugify } from '#src/domain/text/slug.ts';

type New<Table extends PgTable> = Partial<InferInsertModel<Table>>;

let serial = 0;
const unique = (name: string) => `${name} ${++serial}`;

function first<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('nothing was inserted');
  return row;
}

export async function aManufacturer(db: Db, over: New<typeof manufacturers> = {}) {
  const name = over.name ?? unique('Marka');
  return first(
    await db
      .insert(manufacturers)
      .values({ name, slug: slugify(name), ...over })
      .returning(),
  );
}

export async function aModel(db: Db, manufacturerId: number, over: New<typeof models> = {}) {
  const name = over.name ?? unique('Model');
  return first(
    await db
      .insert(models)
      .values({ manufacturerId, name, slug: slugify(name), ...over })
      .returning(),
  );
}

export async function aGeneration(db: Db, modelId: number, over: New<typeof generations> = {}) {
  return first(
    await db
      .insert(generations)
      .values({ modelId, yearFrom: 2004, yearTo: 2010, ...over })
      .returning(),
  );
}

export async function aCategory(db: Db, over: New<typeof productCategories> = {}) {
  const name = over.name ?? unique('Kategorija');
  return first(
    await db
      .insert(productCategories)
      .values({ name, slug: slugify(name), ...over })
      .returning(),
  );
}

export async function aTuningCategory(db: Db, over: New<typeof tuningCategories> = {}) {
  const name = over.name ?? unique('Tuning');
  return first(
    await db
      .insert(tuningCategories)
      .values({ name, slug: slugify(name), ...over })
      .returning(),
  );
}

export async function anImage(db: Db) {
  const hash = (++serial).toString(16).padStart(32, '0');
  return first(
    await db
      .insert(images)
      .values({ hash, width: 1280, height: 960, bytes: 9000, contentType: 'image/webp' })
      .returning(),
  );
}

type FitmentInput = {
  manufacturerId: number;
  modelId?: number | null;
  yearFrom?: number | null;
  yearTo?: number | null;
  facts?: FitmentFacts | null;
};

/** A published part, with its fitments and pictures in the given order. */
export async function aProduct(
  db: Db,
  over: New<typeof products> & { fits?: FitmentInput[]; pictures?: string[] } = {},
) {
  const { fits = [], pictures = [], ...own } = over;
  const product = first(
    await db
      .insert(products)
      .values({ name: unique('Far'), ...own })
      .returning(),
  );
  const productId = product.id;
  if (fits.length > 0)
    await db.insert(fitments).values(fits.map((fit, position) => ({ productId, position, ...fit })));
  if (pictures.length > 0) {
    await db.insert(productImages).values(pictures.map((hash, position) => ({ productId, position, hash })));
  }
  return product;
}

/** Empties the catalogue between tests that count whole tables. */
export async function clearCatalogue(db: Db) {
  await db.execute(
    sql`truncate ${manufacturers}, ${models}, ${generations}, ${productCategories}, ${tuningCategories}, ${products}, ${fitments}, ${productImages}, ${images}, ${requestKeys} restart identity cascade`,
  );
}
