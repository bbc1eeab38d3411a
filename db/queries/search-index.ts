import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  catalogueState,
  fitments,
  generations,
  manufacturers,
  models,
  productCategories,
  products,
  tuningCategories,
  vocabulary,
} from '#db/schema/index.ts';
import { PART_NUMBER_MARK } from '#src/domain/vehicle-text/part-numbers.ts';
import { productTerms, type TermFitment } from '#src/domain/search/product-terms.ts';
import { lastYear } from '#src/domain/years.ts';
import { pick } from './pick-columns.ts';

/** Products in one statement: about a megabyte of terms. */
const BATCH_PRODUCTS = 2000;

type Vehicles = {
  makes: Map<number, TermFitment['manufacturer']>;
  models: Map<number, NonNullable<TermFitment['model']>>;
  categories: Map<number, string>;
  tuning: Map<number, string>;
};

async function readVehicles(db: Db): Promise<Vehicles> {
  const [makeRows, modelRows, generationRows, categoryRows, tuningRows] = await db.batch([
    db.select(pick(manufacturers, 'id', 'name', 'aliases')).from(manufacturers),
    db.select(pick(models, 'id', 'name', 'aliases')).from(models),
    db.select().from(generations).orderBy(asc(generations.yearFrom), asc(generations.id)),
    db.select(pick(productCategories, 'id', 'name')).from(productCategories),
    db.select(pick(tuningCategories, 'id', 'name')).from(tuningCategories),
  ]);
  const generationsOf = Map.groupBy(generationRows, (row) => row.modelId);
  return {
    makes: new Map(makeRows.map((row) => [row.id, row])),
    models: new Map(
      modelRows.map((row) => [row.id, { ...row, generations: generationsOf.get(row.id) ?? [] }]),
    ),
    categories: new Map(categoryRows.map((row) => [row.id, row.name])),
    tuning: new Map(tuningRows.map((row) => [row.id, row.name])),
  };
}

/** The statement that writes the terms of these products. */
async function prepareTerms(db: Db, ids: readonly number[], vehicles: Vehicles, thisYear: number) {
  const [productRows, fitmentRows] = await db.batch([
    db
      .select(pick(products, 'id', 'name', 'partNumbers', 'categoryId', 'tuningCategoryId'))
      .from(products)
      .where(inArray(products.id, [...ids])),
    db
      .select()
      .from(fitments)
      .where(inArray(fitments.productId, [...ids]))
      .orderBy(asc(fitments.productId), asc(fitments.position)),
  ]);
  const fitmentsOf = Map.groupBy(fitmentRows, (row) => row.productId);
  const rows = productRows.map(({ id, name, partNumbers, categoryId, tuningCategoryId }) => {
    const categories = [
      (categoryId !== null && vehicles.categories.get(categoryId)) || '',
      (tuningCategoryId !== null && vehicles.tuning.get(tuningCategoryId)) || '',
    ].filter(Boolean);
    const fits = (fitmentsOf.get(id) ?? []).flatMap((row): TermFitment[] => {
      const manufacturer = vehicles.makes.get(row.manufacturerId);
      const model = row.modelId === null ? null : (vehicles.models.get(row.modelId) ?? null);
      return manufacturer ? [{ manufacturer, model, yearFrom: row.yearFrom, yearTo: row.yearTo }] : [];
    });
    return { id, terms: productTerms({ name, partNumbers, categories, fitments: fits }, thisYear) };
  });
  const update = () =>
    db.execute(sql`
    update ${products} p set terms = array_to_tsvector(r.terms)
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id integer, terms text[])
    where p.id = r.id`);
  return { update };
}

const batches = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH_PRODUCTS) }, (_, i) =>
    ids.slice(i * BATCH_PRODUCTS, (i + 1) * BATCH_PRODUCTS),
  );

/**
 * Updates the search terms of these products: call it after every write to products or their fitments. New words are
 * added to the vocabulary; the next `reindexCatalogue` corrects its counts.
 */
export async function indexProducts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const vehicles = await readVehicles(db);
  for (const batch of batches(ids)) {
    const { update } = await prepareTerms(db, batch, vehicles, lastYear());
    await db.batch([
      update(),
      db.execute(sql`
        insert into ${vocabulary} (word, documents)
        select word, count(*) from ${products} p, unnest(tsvector_to_array(p.terms)) word
        where p.id in (select value::int from json_array_elements_text(${JSON.stringify(batch)}::json))
          and word not like ${`${PART_NUMBER_MARK}%`}
        group by word
        on conflict do nothing`),
    ]);
  }
}

/** Counts all terms except part numbers. Raises the version, so that warm instances load the vocabulary again. */
export async function rebuildVocabulary(db: Db): Promise<void> {
  await db.batch([
    db.delete(vocabulary),
    db.execute(sql`
      insert into ${vocabulary} (word, documents)
      select word, ndoc from ts_stat(${"select terms from products where terms is not null and status = 'published' and deleted_at is null"})
      where word not like ${`${PART_NUMBER_MARK}%`}`),
    db.update(catalogueState).set({ version: sql`${catalogueState.version} + 1` }),
  ]);
}

async function listIds(db: Db, after: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, after))
    .orderBy(asc(products.id))
    .limit(BATCH_PRODUCTS);
  return rows.map((row) => row.id);
}

/** Indexes every product and rebuilds the vocabulary. Returns how many products there are. */
export async function reindexCatalogue(
  db: Db,
  report?: (done: number, all: number) => void,
): Promise<number> {
  const [all, vehicles] = [await db.$count(products), await readVehicles(db)];
  let done = 0;
  for (let ids = await listIds(db, 0); ids.length > 0; ids = await listIds(db, ids.at(-1) ?? 0)) {
    await (await prepareTerms(db, ids, vehicles, lastYear())).update();
    done += ids.length;
    report?.(done, all);
  }
  await rebuildVocabulary(db);
  return done;
}
