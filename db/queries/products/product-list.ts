import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  fitments,
  generations,
  manufacturers,
  models,
  productCategories,
  productImages,
  products,
} from '#db/schema/index.ts';
import type { GenerationYears } from '#src/domain/fitment/fit-groups.ts';
import type { FitmentFacts } from '#src/domain/fitment/fitment-facts.ts';
import { cardFitment } from '#src/domain/product/fitment-groups.ts';
import { LIST_ORDERS, type ListSort } from '#src/domain/product-list/list-orders.ts';
import type { ListedProduct, ProductFilter, FoundPage } from '#src/domain/product-list/product-list.ts';
import type { Fitment } from '#src/domain/product/product.ts';
import { pick } from '../pick-columns.ts';
import { cardColumns } from './product-columns.ts';
import { matching, matchesKnownYears, published } from './product-conditions.ts';

export const orderOf = (sort: ListSort): SQL[] =>
  LIST_ORDERS[sort].keys.map(([key, direction]) => {
    const column = products[key];
    if (direction === 'up') return asc(column);
    return column.notNull ? desc(column) : sql`${column} desc nulls last`;
  });

type FitmentJson = [
  manufacturer: string,
  slug: string,
  model: string | null,
  modelSlug: string | null,
  from: number | null,
  to: number | null,
  generations: GenerationYears[],
  facts: FitmentFacts | null,
];

const fitmentsJson = sql<FitmentJson[]>`coalesce((
  select json_agg(json_build_array(m.name, m.slug, d.name, d.slug, f.year_from, f.year_to, coalesce((
    select json_agg(json_build_object('name', g.name, 'yearFrom', g.year_from, 'yearTo', g.year_to) order by g.year_from, g.id)
    from ${generations} g where g.model_id = f.model_id), '[]'), f.facts) order by f.position)
  from ${fitments} f join ${manufacturers} m on m.id = f.manufacturer_id left join ${models} d on d.id = f.model_id
  where f.product_id = ${products.id}), '[]')`;

const imageHashes = sql<string[]>`coalesce((
  select array_agg(i.hash order by i.position) from ${productImages} i where i.product_id = ${products.id}), '{}')`;

const columns = {
  id: products.id,
  ...cardColumns,
  category: pick(productCategories, 'id', 'name', 'slug'),
  fitments: fitmentsJson,
  images: imageHashes,
};

type ListedRow = Omit<
  ListedProduct,
  'image' | 'manufacturer' | 'model' | 'years' | 'manufacturers' | 'fits' | 'fitments'
> & { fitments: FitmentJson[] };

const toFitment = ([
  name,
  slug,
  model,
  modelSlug,
  yearFrom,
  yearTo,
  generations,
  facts,
]: FitmentJson): Fitment => ({
  manufacturer: { name, slug },
  model: model === null || modelSlug === null ? null : { name: model, slug: modelSlug },
  yearFrom,
  yearTo,
  generations,
  facts: facts ?? undefined,
});

function toListed({ fitments: rows, ...row }: ListedRow, lastYear: number): ListedProduct {
  const all = rows.map(toFitment);
  return {
    ...row,
    image: row.images[0] ?? null,
    ...cardFitment(row.name, all, lastYear),
    fitments: all,
  };
}

/**
 * The query of every list. It finds the page's ids first, on narrow rows, and reads the other columns for these
 * only. `page` counts from 1.
 */
export async function listProducts(
  db: Db,
  filter: ProductFilter,
  { page, size, sort, lastYear }: { page: number; size: number; sort: ListSort; lastYear: number },
): Promise<FoundPage> {
  const where = matching(db, filter);
  const known = matchesKnownYears(db, filter);
  const order = known ? [desc(known), ...orderOf(sort)] : orderOf(sort);
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  const [rows, [counted]] = await db.batch([
    db
      .select(columns)
      .from(products)
      .leftJoin(productCategories, eq(productCategories.id, products.categoryId))
      .where(inArray(products.id, ids))
      .orderBy(...order),
    db
      .select({
        total: count(),
        known: known ? sql<number>`count(*) filter (where ${known})`.mapWith(Number) : count(),
      })
      .from(products)
      .where(where),
  ]);
  const { total = 0, known: dated = 0 } = counted ?? {};
  return { products: rows.map((row) => toListed(row, lastYear)), total, undated: total - dated };
}

/** Published products by id, in the order of `ids`; unknown, unpublished and deleted ones are left out. */
export async function listProductsByIds(
  db: Db,
  ids: readonly number[],
  lastYear: number,
): Promise<ListedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(products)
    .leftJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(and(inArray(products.id, [...ids]), published));
  const byId = new Map(rows.map((row) => [row.id, toListed(row, lastYear)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
