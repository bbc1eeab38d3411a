import { asc, desc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  catalogueState,
  fitments,
  productCategories,
  products,
  searchQueue,
  tuningCategories,
  vocabulary,
} from '#db/schema/index.ts';
import { REVERSED_MARK, PART_NUMBER_MARK } from '#src/domain/vehicle-text/numbers/part-numbers.ts';
import { PRODUCT_CODE_MARK } from '#src/domain/search/product-code.ts';
import {
  MODEL_YEARS,
  productTerms,
  PURPOSE_MARK,
  type TermFitment,
  vehicleTerm,
} from '#src/domain/search/product-terms.ts';
import { term } from '#src/domain/search/units/tsquery.ts';
import { lastYear } from '#src/domain/years.ts';
import { lockCatalogue } from '../catalogue/catalogue-lock.ts';
import { pick } from '../pick-columns.ts';
import { filterColumns } from '../products/product-columns.ts';
import { publishedP } from '../products/product-conditions.ts';
import { selectVehicles } from '../vehicles/vehicles.ts';

/** Products in one statement: about a megabyte of terms. */
const BATCH_PRODUCTS = 2000;

type Names = {
  manufacturers: Map<number, TermFitment['manufacturer']>;
  models: Map<number, NonNullable<TermFitment['model']>>;
  categories: Map<number, string>;
  tuning: Map<number, string>;
};

async function readNames(db: Db): Promise<Names> {
  const [manufacturerRows, modelRows, generationRows, categoryRows, tuningRows] = await db.batch([
    ...selectVehicles(db),
    db.select(pick(productCategories, 'id', 'name')).from(productCategories),
    db.select(pick(tuningCategories, 'id', 'name')).from(tuningCategories),
  ]);
  const generationsOf = Map.groupBy(generationRows, (row) => row.modelId);
  return {
    manufacturers: new Map(manufacturerRows.map((row) => [row.id, row])),
    models: new Map(
      modelRows.map((row) => [row.id, { ...row, generations: generationsOf.get(row.id) ?? [] }]),
    ),
    categories: new Map(categoryRows.map((row) => [row.id, row.name])),
    tuning: new Map(tuningRows.map((row) => [row.id, row.name])),
  };
}

type Queued = { productId: number; version: number };

/** The newest first: what somebody has just saved does not wait for what was renamed before. */
const listQueued = (db: Db): Promise<Queued[]> =>
  db.select().from(searchQueue).orderBy(desc(searchQueue.version)).limit(BATCH_PRODUCTS);

async function listTerms(db: Db, queued: readonly Queued[], thisYear: number) {
  const ids = queued.map(({ productId }) => productId);
  // Read after the queue, so that the terms are at least as new as the version that they are kept for.
  const names = await readNames(db);
  const [productRows, fitmentRows] = await db.batch([
    db
      .select({
        ...pick(products, 'id', 'name', 'partNumbers', 'categoryId', 'tuningCategoryId'),
        fields: filterColumns,
      })
      .from(products)
      .where(inArray(products.id, ids)),
    db
      .select()
      .from(fitments)
      .where(inArray(fitments.productId, ids))
      .orderBy(asc(fitments.productId), asc(fitments.position)),
  ]);
  const fitmentsOf = Map.groupBy(fitmentRows, (row) => row.productId);
  const versionOf = new Map(queued.map(({ productId, version }) => [productId, version]));
  return productRows.map(({ id, name, partNumbers, categoryId, tuningCategoryId, fields }) => {
    const categories = [
      (categoryId !== null && names.categories.get(categoryId)) || '',
      (tuningCategoryId !== null && names.tuning.get(tuningCategoryId)) || '',
    ].filter(Boolean);
    const fits = (fitmentsOf.get(id) ?? []).flatMap((row): TermFitment[] => {
      const manufacturer = names.manufacturers.get(row.manufacturerId);
      const model = row.modelId === null ? null : (names.models.get(row.modelId) ?? null);
      const { yearFrom, yearTo, facts } = row;
      return manufacturer ? [{ manufacturer, model, yearFrom, yearTo, facts }] : [];
    });
    const terms = productTerms({ id, name, partNumbers, categories, fitments: fits, fields }, thisYear);
    return { id, version: versionOf.get(id), terms };
  });
}

/** Leaves out terms that nearly every product has of its own, and terms that no query counts. */
const isVocabulary = sql`left(word, 1) not in (${PART_NUMBER_MARK}, ${REVERSED_MARK}, ${PURPOSE_MARK}) and word not like ${`${PRODUCT_CODE_MARK}%`}
  and word not like ${MODEL_YEARS}`;

/**
 * Terms are kept, and a product leaves the queue, unless it was written again in the meantime. Whether a product is published
 * is read as a value: as a condition, it makes PostgreSQL search all published products for each one.
 */
async function writeTerms(db: Db, rows: Awaited<ReturnType<typeof listTerms>>): Promise<void> {
  await db.batch([
    lockCatalogue(db),
    db.execute(sql`
      with made as materialized (
        select r.id, r.terms, ${publishedP} as is_published
        from json_to_recordset(${JSON.stringify(rows)}::json) as r(id integer, version bigint, terms text[])
        join ${searchQueue} q on q.product_id = r.id and q.version = r.version
        join ${products} p on p.id = r.id),
      words as (
        insert into ${vocabulary} (word, documents)
        select word, count(*) from made, unnest(terms) word where is_published and ${isVocabulary}
        group by word
        on conflict do nothing),
      done as (delete from ${searchQueue} where product_id in (select id from made))
      update ${products} p set terms = array_to_tsvector(made.terms) from made where p.id = made.id`),
  ]);
}

/**
 * Queues products that fit vehicles from some year on and whose terms end before `year`: they were indexed in an
 * earlier year.
 */
export async function queueOpenYears(db: Db, year: number): Promise<void> {
  await db.execute(sql`
    insert into ${searchQueue} (product_id)
    select p.id from ${products} p
    where not p.terms @@ ${term(vehicleTerm.year(year))}::tsquery and exists (
      select from ${fitments} f where f.product_id = p.id and f.year_from is not null and f.year_to is null)
    on conflict do nothing`);
}

/**
 * Queues all products that were indexed by other rules, as after an update of the shop. Otherwise a new name of a part
 * would find only products that are added later.
 */
export async function queueUnlessIndexedBy(db: Db, rules: string): Promise<void> {
  await db.batch([
    lockCatalogue(db),
    db.execute(sql`
      with outdated as (
        update ${catalogueState} set indexed_by = ${rules}::text
        where indexed_by is distinct from ${rules}::text returning 1)
      insert into ${searchQueue} (product_id) select id from ${products} where exists (select from outdated)
      on conflict (product_id) do update set version = excluded.version`),
  ]);
}

type Indexing = {
  /** Stops after this many statements, of `BATCH_PRODUCTS` products each. */
  batches?: number;
  report?: (done: number) => void;
};

/**
 * Updates the search terms of the products whose names, vehicles, categories or status have changed, including those
 * that an interrupted process has left. Adds new words of published products to the vocabulary. Returns how many
 * products there were.
 */
export async function indexProducts(db: Db, { batches = Infinity, report }: Indexing = {}): Promise<number> {
  let done = 0;
  for (let batch = 0; batch < batches; batch++) {
    const queued = await listQueued(db);
    if (queued.length === 0) break;
    await writeTerms(db, await listTerms(db, queued, lastYear()));
    done += queued.length;
    report?.(done);
  }
  return done;
}

/**
 * Counts the terms of published products that belong to the vocabulary.
 *
 * @param raisesVersion when a count has changed, so that warm instances load the vocabulary again
 */
async function countVocabulary(db: Db, raisesVersion: boolean): Promise<void> {
  await db.batch([
    lockCatalogue(db),
    db.execute(sql`
      with counted as materialized (
        select word, ndoc from ts_stat(${"select terms from products where terms is not null and status = 'published' and deleted_at is null"})
        where ${isVocabulary}),
      gone as (
        delete from ${vocabulary} v where not exists (select from counted c where c.word = v.word) returning 1),
      known as (
        insert into ${vocabulary} (word, documents) select word, ndoc from counted
        on conflict (word) do update set documents = excluded.documents
        where ${vocabulary}.documents <> excluded.documents returning 1)
      update ${catalogueState} set version = version + 1
      where ${raisesVersion}::boolean and (exists (select from gone) or exists (select from known))`),
  ]);
}

/**
 * Indexes the queue. Then counts the vocabulary again if there was more than one product, as after a rename, an import
 * or a bulk change. One product only adds its words; words that it has lost stay known until the next count, at the
 * latest that of the clean-up.
 *
 * @param recount true counts in any case, false never
 * @param raisesVersion false where no edit is published: a new version would trigger a build that changes no page. Warm
 *   instances load the counts with the next edit
 */
export async function updateSearch(
  db: Db,
  {
    recount,
    raisesVersion = true,
    ...indexing
  }: Indexing & { recount?: boolean; raisesVersion?: boolean } = {},
): Promise<void> {
  const done = await indexProducts(db, indexing);
  if (recount ?? done > 1) await countVocabulary(db, raisesVersion);
}

export async function reindexCatalogue(db: Db, report?: (done: number, all: number) => void): Promise<void> {
  await db.execute(sql`
    insert into ${searchQueue} (product_id) select id from ${products}
    on conflict (product_id) do update set version = excluded.version`);
  const all = await db.$count(searchQueue);
  await updateSearch(db, { report: (done) => report?.(Math.min(done, all), all), recount: true });
}
