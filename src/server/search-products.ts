import type { Db } from '#db/client.ts';
import { type FoundProducts, type ProductOrder, searchProducts } from '#db/queries/search-products.ts';
import type { Query } from '#src/domain/search/analyse-query.ts';
import { estimate, type Plan, planQuery } from '#src/domain/search/plan-query.ts';
import { rankProducts } from '#src/domain/search/rank-products.ts';
import { barestQuery, type ProductQuery, relaxedQuery, strictQuery } from '#src/domain/search/relax-query.ts';
import type { SearchIndex } from '#src/domain/search/search-index.ts';
import { anyOf } from '#src/domain/search/tsquery.ts';

/** Products are counted up to this number; a visitor with more results refines the query instead of reading on. */
export const PRODUCTS_COUNTED_MAX = 2000;
/** This many of the best products by exactness and popularity are ranked by their titles. */
const RANKED = 64;
/** From this many expected products on, scanning the most popular ones is cheaper than fetching all. */
const BROAD_PRODUCTS = 2500;
/** The limit for queries of several units: units are not independent, so their estimate is rough. */
const BROAD_PRODUCTS_GUESSED = 5000;
const WALK_OFFSET_MAX = 500;

export type ProductSlice = { offset: number; limit: number; order: ProductOrder };
export type ProductSearch = FoundProducts & { isCapped: boolean; isRelaxed: boolean };

async function run(db: Db, query: ProductQuery, plan: Plan, expected: number, slice: ProductSlice) {
  const { offset, limit, order } = slice;
  const broadFrom = plan.units.length > 1 ? BROAD_PRODUCTS_GUESSED : BROAD_PRODUCTS;
  const isBroad = expected > broadFrom && offset < WALK_OFFSET_MAX;
  const isRanked = order === 'relevance' && offset < RANKED;
  const found = await searchProducts(db, query, {
    offset: isRanked ? 0 : offset,
    limit: isRanked ? Math.max(RANKED, offset + limit) : limit,
    order,
    isBroad,
    countMax: PRODUCTS_COUNTED_MAX,
  });
  if (!isRanked) return found;
  const ranked = [...rankProducts(found.products.slice(0, RANKED), plan), ...found.products.slice(RANKED)];
  return { ...found, products: ranked.slice(offset, offset + limit) };
}

/**
 * Tries in turn: everything in the query; with mistakes in known words and the vehicle's name as plain words; all but
 * one unit; the part and the vehicle only.
 */
export async function findProducts(
  db: Db,
  index: SearchIndex,
  query: Query,
  plan: Plan,
  { withVehicle, ...slice }: ProductSlice & { withVehicle: boolean },
): Promise<ProductSearch> {
  const { vocabulary, lexicon } = index;
  const nothing: ProductSearch = {
    version: index.version,
    total: 0,
    products: [],
    isCapped: false,
    isRelaxed: false,
  };
  const finish = (found: FoundProducts, isRelaxed: boolean): ProductSearch => {
    const isCapped = found.total > PRODUCTS_COUNTED_MAX;
    return { ...found, total: Math.min(found.total, PRODUCTS_COUNTED_MAX), isCapped, isRelaxed };
  };
  const strict = strictQuery(plan, vocabulary.size);
  if (!strict) return nothing;
  const found = await run(db, strict, plan, estimate(plan, vocabulary.size), slice);
  if (found.total > 0) return finish(found, false);

  const lenient = planQuery(query, vocabulary, lexicon, { withVehicle, isLenient: true });
  const plain = planQuery(query, vocabulary, lexicon, { withVehicle: false, isLenient: false });
  const [own, other] = [strictQuery(lenient, vocabulary.size), strictQuery(plain, vocabulary.size)];
  if (own && other) {
    const either = { any: anyOf([own.any, other.any]), exact: own.exact };
    const more = await run(db, either, lenient, 0, slice);
    if (more.total > 0) return finish(more, false);
  }
  const widest = Math.max(
    ...lenient.units.map((_, i) =>
      estimate({ ...lenient, units: lenient.units.toSpliced(i, 1) }, vocabulary.size),
    ),
  );
  for (const less of [relaxedQuery(lenient), barestQuery(lenient)]) {
    if (!less) continue;
    const rest = await run(db, less, lenient, widest, slice);
    if (rest.total > 0) return finish(rest, true);
  }
  return { ...nothing, version: found.version };
}
