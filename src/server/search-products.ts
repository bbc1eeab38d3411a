import type { Db } from '#db/client.ts';
import { type FoundProducts, type ProductOrder, searchProducts } from '#db/queries/search-products.ts';
import { SEARCH_COUNTED_MAX } from '#src/domain/limits.ts';
import { type ChoiceCounts, NO_COUNTS } from '#src/domain/product-list/choice-counts.ts';
import { type ChosenFields, hasChosenField } from '#src/domain/product-list/filters.ts';
import type { Query } from '#src/domain/search/analyse-query.ts';
import { choiceCounts, choiceQueries, chosenQuery, chosenShare } from '#src/domain/search/narrow-query.ts';
import { estimate, type Plan, planQuery } from '#src/domain/search/plan-query.ts';
import { rankProducts } from '#src/domain/search/rank-products.ts';
import { barestQuery, type ProductQuery, relaxedQuery, strictQuery } from '#src/domain/search/relax-query.ts';
import type { SearchIndex } from '#src/domain/search/search-index.ts';
import { anyOf } from '#src/domain/search/tsquery.ts';

/** This many of the best products by exactness and popularity are ranked by their titles. */
const RANKED = 64;
/** From this many expected products on, scanning the most popular ones is cheaper than fetching all. */
const BROAD_PRODUCTS = 2500;
/** The limit for queries of several units: units are not independent, so their estimate is rough. */
const BROAD_PRODUCTS_GUESSED = 5000;
const WALK_OFFSET_MAX = 500;
/** tsquery of a choice that narrows nothing. */
const EVERYTHING = '';

export type ProductRequest = {
  offset: number;
  limit: number;
  order: ProductOrder;
  withVehicle: boolean;
  filters: ChosenFields;
  /** Also counts what each choice of the filters would find. */
  withChoices: boolean;
};
export type ProductSearch = Pick<FoundProducts, 'version' | 'total' | 'products'> & {
  choices: ChoiceCounts;
  isCapped: boolean;
  isRelaxed: boolean;
};
type Found = Omit<ProductSearch, 'isRelaxed'> & {
  /** Some product matches, perhaps without the chosen values. */
  isMatch: boolean;
};

async function run(
  db: Db,
  { vocabulary }: SearchIndex,
  query: ProductQuery,
  plan: Plan,
  expected: number,
  { offset, limit, order, filters, withChoices }: ProductRequest,
): Promise<Found> {
  const broadFrom = plan.units.length > 1 ? BROAD_PRODUCTS_GUESSED : BROAD_PRODUCTS;
  const isBroad = expected * chosenShare(filters, vocabulary) > broadFrom && offset < WALK_OFFSET_MAX;
  const isRanked = order === 'relevance' && offset < RANKED;
  const choices = withChoices ? choiceQueries(filters, vocabulary) : [];
  const { version, total, counts, products } = await searchProducts(db, query, {
    offset: isRanked ? 0 : offset,
    limit: isRanked ? Math.max(RANKED, offset + limit) : limit,
    order,
    isBroad,
    countMax: SEARCH_COUNTED_MAX,
    chosen: chosenQuery(filters),
    choices: [...choices.map((choice) => choice.query), ...(hasChosenField(filters) ? [EVERYTHING] : [])],
  });
  const ranked = isRanked
    ? [...rankProducts(products.slice(0, RANKED), plan), ...products.slice(RANKED)].slice(
        offset,
        offset + limit,
      )
    : products;
  return {
    version,
    total: Math.min(total, SEARCH_COUNTED_MAX),
    isCapped: total > SEARCH_COUNTED_MAX,
    isMatch: total > 0 || (counts[choices.length] ?? 0) > 0,
    choices: choiceCounts(choices, counts),
    products: ranked,
  };
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
  request: ProductRequest,
): Promise<ProductSearch> {
  const { withVehicle } = request;
  const { vocabulary, lexicon } = index;
  const nothing: ProductSearch = {
    version: index.version,
    total: 0,
    products: [],
    choices: NO_COUNTS,
    isCapped: false,
    isRelaxed: false,
  };
  const strict = strictQuery(plan, vocabulary.size);
  if (!strict) return nothing;
  const found = await run(db, index, strict, plan, estimate(plan, vocabulary.size), request);
  if (found.isMatch) return { ...found, isRelaxed: false };

  const lenient = planQuery(query, vocabulary, lexicon, { withVehicle, isLenient: true });
  const plain = planQuery(query, vocabulary, lexicon, { withVehicle: false, isLenient: false });
  const [own, other] = [strictQuery(lenient, vocabulary.size), strictQuery(plain, vocabulary.size)];
  if (own && other) {
    const either = { any: anyOf([own.any, other.any]), exact: own.exact };
    const more = await run(db, index, either, lenient, 0, request);
    if (more.isMatch) return { ...more, isRelaxed: false };
  }
  const widest = Math.max(
    ...lenient.units.map((_, i) =>
      estimate({ ...lenient, units: lenient.units.toSpliced(i, 1) }, vocabulary.size),
    ),
  );
  for (const less of [relaxedQuery(lenient), barestQuery(lenient)]) {
    if (!less) continue;
    const rest = await run(db, index, less, lenient, widest, request);
    if (rest.isMatch) return { ...rest, isRelaxed: true };
  }
  return { ...nothing, version: found.version };
}
