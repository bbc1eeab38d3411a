import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { catalogueState, fitments, productImages, products } from '#db/schema/index.ts';
import type { ProductKind } from '#src/domain/product.ts';
import type { Candidate } from '#src/domain/search/rank-products.ts';
import type { ProductQuery } from '#src/domain/search/relax-query.ts';

export type ProductOrder = 'relevance' | 'name';

export type FoundProduct = Candidate & {
  kind: ProductKind;
  priceMinor: number | null;
  image: string | null;
  /** First the primary one. Null: every model, years unknown. */
  fitments: readonly (readonly [
    makeId: number,
    modelId: number | null,
    from: number | null,
    to: number | null,
  ])[];
};

export type FoundProducts = { version: number; total: number; products: FoundProduct[] };

type Row = [
  id: number,
  isExact: boolean,
  popularity: number,
  name: string,
  kind: ProductKind,
  price: number | null,
  image: string | null,
  fitments: FoundProduct['fitments'] | null,
];

const columns = ({ exact }: ProductQuery) =>
  sql`p.id, p.popularity, p.name, p.name_key, p.kind, p.price_minor, p.terms @@ ${exact}::tsquery as exact`;

const isPublished = sql`p.status = 'published' and p.deleted_at is null`;

const orderOf = (order: ProductOrder) =>
  order === 'name' ? sql`name_key, id` : sql`exact desc, popularity desc, id`;

/** Matching rows are looked up by their terms, counted up to `countMax + 1`, and only the wanted ones filled in. */
function byTerms(
  query: ProductQuery,
  order: ProductOrder,
  offset: number,
  limit: number,
  countMax: number,
): SQL {
  return sql`
    hits as materialized (
      select ${columns(query)} from ${products} p where p.terms @@ ${query.any}::tsquery and ${isPublished}),
    counted as (select count(*) as total from (select 1 from hits limit ${countMax + 1}) capped),
    top as (select * from hits order by ${orderOf(order)} limit ${limit} offset ${offset})`;
}

/**
 * For words that stand in thousands of products: the most popular rows are looked at in turn until enough of them
 * match. `coalesce` keeps the planner from fetching all of them through the index on the terms first.
 */
function byPopularity(query: ProductQuery, offset: number, limit: number, countMax: number): SQL {
  return sql`
    counted as (select ${countMax + 1}::int as total),
    top as (
      select ${columns(query)} from ${products} p where coalesce(p.terms, '') @@ ${query.any}::tsquery and ${isPublished}
      order by p.popularity desc, p.id limit ${limit} offset ${offset})`;
}

/**
 * One page of matching products in one request, with the catalogue's version, so that a caller who knows an older one
 * notices without asking. `isBroad` says that thousands are expected: then the count is `countMax + 1`.
 */
export async function searchProducts(
  db: Db,
  query: ProductQuery,
  page: { offset: number; limit: number; order: ProductOrder; countMax: number; isBroad: boolean },
): Promise<FoundProducts> {
  const { offset, limit, order, countMax } = page;
  const top =
    page.isBroad && order === 'relevance'
      ? byPopularity(query, offset, limit, countMax)
      : byTerms(query, order, offset, limit, countMax);
  const { rows } = await db.execute<{ version: string; total: string; found: Row[] | null }>(sql`
    with ${top}
    select (select version from ${catalogueState}) as version, (select total from counted) as total,
      (select json_agg(json_build_array(t.id, t.exact, t.popularity, t.name, t.kind, t.price_minor,
          (select i.hash from ${productImages} i where i.product_id = t.id and i.position = 0),
          (select json_agg(json_build_array(f.manufacturer_id, f.model_id, f.year_from, f.year_to) order by f.position)
           from ${fitments} f where f.product_id = t.id)) order by ${orderOf(order)})
       from top t) as found`);
  const [row] = rows;
  return {
    version: Number(row?.version ?? 0),
    total: Number(row?.total ?? 0),
    products: (row?.found ?? []).map(([id, isExact, popularity, name, kind, priceMinor, image, fits]) => ({
      ...{ id, isExact, popularity, name, kind, priceMinor, image },
      fitments: fits ?? [],
    })),
  };
}
