import type { Db } from '#db/client.ts';
import { findNearNumber } from '#db/queries/products/near-number.ts';
import {
  type MatchingProducts,
  type ProductOrder,
  searchProducts,
} from '#db/queries/search/search-products.ts';
import { SEARCH_COUNTED_MAX } from '#src/domain/limits/search.ts';
import { type ChoiceCounts, NO_COUNTS } from '#src/domain/product-list/choice-counts.ts';
import type { ChosenFields } from '#src/domain/product-list/filters.ts';
import { completed } from '#src/domain/search/vehicle/begun-vehicles.ts';
import type { FoundVehicle } from '#src/domain/search/vehicle/find-vehicle.ts';
import type { Query } from '#src/domain/search/query/analyse-query.ts';
import { choiceCounts, choiceQueries, chosenQuery, chosenShare } from '#src/domain/search/narrow-query.ts';
import { estimate, type Plan, planQuery } from '#src/domain/search/plan-query.ts';
import type { PriceRange } from '#src/domain/search/query/price-in-query.ts';
import { rankProducts } from '#src/domain/search/rank-products.ts';
import {
  type ProductQuery,
  type RelaxedQuery,
  relaxedQueries,
  strictQuery,
} from '#src/domain/search/relax-query.ts';
import type { Relaxation } from '#src/domain/search-page/search-answer.ts';
import { lookalikeKey, numberTerm, partNumberKey } from '#src/domain/vehicle-text/numbers/part-numbers.ts';
import type { SearchIndex } from '#src/domain/search/search-index.ts';
import { allOf, anyOf, beginning } from '#src/domain/search/units/tsquery.ts';

/** This many of the best products by exactness and popularity are ranked by their titles. */
const RANKED = 64;
/** From this many expected products on, scanning the most popular ones is cheaper than fetching all. */
const BROAD_PRODUCTS = 2500;
/** The same for queries of several units: these are not independent of each other, so the estimate is rough. */
const BROAD_PRODUCTS_GUESSED = 5000;
/** How far into the results the popular products are scanned; for later pages all matches are fetched. */
const BROAD_OFFSET_MAX = 500;
/** tsquery of a choice that narrows nothing. */
const EVERYTHING = '';

type ProductSearchRequest = {
  offset: number;
  limit: number;
  order: ProductOrder;
  withVehicle: boolean;
  filters: ChosenFields;
  /** tsquery of the vehicle that products must fit; empty for any. */
  within: string;
  price?: PriceRange | undefined;
  /** Also counts what each choice of the filters would find. */
  withChoices: boolean;
};
export type ProductSearch = Pick<MatchingProducts, 'version' | 'total' | 'products'> & {
  choices: ChoiceCounts;
  isCapped: boolean;
  /** Of the whole name, where the query ends with its beginning. */
  vehicle?: FoundVehicle | undefined;
  relaxation?: Relaxation;
  nearNumber?: string;
  /** Nothing has the requested price; these have any. */
  isOfAnyPrice?: true;
};
type Found = ProductSearch & {
  /** How many of the products match each of `dropped`. */
  droppedCounts: readonly number[];
  /** Some product matches, perhaps without the chosen values. */
  isMatch: boolean;
};

/** A query, read with the words of the shop. */
type ReadQuery = { query: Query; plan: Plan; index: SearchIndex };

type CountedQuery = ProductQuery & {
  /** About how many products it finds, where that is known before. */
  expected?: number;
  /** tsqueries; counts how many of the products that are found match each. */
  dropped?: readonly string[];
};

async function run(
  db: Db,
  { plan, index: { vocabulary } }: ReadQuery,
  request: ProductSearchRequest,
  { expected = 0, dropped = [], ...query }: CountedQuery,
): Promise<Found> {
  const { offset, limit, order, filters, within, price, withChoices } = request;
  const broadFrom = plan.units.length > 1 ? BROAD_PRODUCTS_GUESSED : BROAD_PRODUCTS;
  const isBroad = expected * chosenShare(filters, vocabulary) > broadFrom && offset < BROAD_OFFSET_MAX;
  const isRanked = order === 'relevance' && offset < RANKED;
  const chosen = chosenQuery(filters, within);
  const choices = withChoices ? choiceQueries(filters, within, vocabulary) : [];
  const { version, total, counts, products } = await searchProducts(db, query, {
    offset: isRanked ? 0 : offset,
    limit: isRanked ? Math.max(RANKED, offset + limit) : limit,
    order,
    isBroad,
    countMax: SEARCH_COUNTED_MAX,
    chosen,
    price,
    choices: [
      ...choices.map((choice) => choice.query),
      ...dropped.map((query) => (chosen === '' ? query : allOf([chosen, query]))),
      ...(chosen === '' ? [] : [EVERYTHING]),
    ],
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
    isMatch: total > 0 || (counts[choices.length + dropped.length] ?? 0) > 0,
    droppedCounts: counts.slice(choices.length, choices.length + dropped.length),
    choices: choiceCounts(choices, counts),
    products: ranked,
  };
}

/** The part number that was probably meant, as the shop writes it; undefined where it was typed like that. */
async function meantNumber(db: Db, { number }: Plan): Promise<string | undefined> {
  const near = number === undefined ? undefined : await findNearNumber(db, lookalikeKey(number));
  return near === undefined || partNumberKey(near) === number ? undefined : near;
}

async function byNearNumber(
  db: Db,
  read: ReadQuery,
  request: ProductSearchRequest,
): Promise<ProductSearch | undefined> {
  const nearNumber = await meantNumber(db, read.plan);
  if (nearNumber === undefined) return undefined;
  const query = beginning(numberTerm(nearNumber));
  const found = await run(db, read, request, { broad: query, exact: query, expected: 1 });
  return found.isMatch ? { ...found, nearNumber } : undefined;
}

/** What a relaxed query finds, and which of the dropped words some of it lacks. */
async function runRelaxed(
  db: Db,
  read: ReadQuery,
  request: ProductSearchRequest,
  { within, dropped, ...query }: RelaxedQuery,
): Promise<ProductSearch | undefined> {
  const { droppedCounts, isMatch, ...found } = await run(db, read, request, {
    ...query,
    dropped: dropped.map(({ broad }) => broad),
  });
  if (!isMatch) return undefined;
  const words = dropped.flatMap(({ typed }, i) => ((droppedCounts[i] ?? 0) < found.total ? [typed] : []));
  const answer = { ...found, vehicle: read.plan.vehicle };
  return words.length === 0 && within === null ? answer : { ...answer, relaxation: { words, within } };
}

/** A name that is still being typed is relaxed like the whole name: `amortizer passa` like `amortizer passat`. */
function withWholeName(read: ReadQuery): ReadQuery {
  const { vocabulary, lexicon } = read.index;
  const query = completed(read.query, read.plan.words, vocabulary);
  if (!query) return read;
  return {
    ...read,
    query,
    plan: planQuery(query, vocabulary, lexicon, { withVehicle: true, isLenient: false }),
  };
}

/** With mistakes in known words, and with the vehicle's name as plain words where it is not sure. */
async function runLenient(
  db: Db,
  read: ReadQuery,
  request: ProductSearchRequest,
): Promise<ProductSearch | undefined> {
  const { withVehicle } = request;
  const { query, plan, index } = read;
  const { vocabulary, lexicon } = index;
  const lenient = planQuery(query, vocabulary, lexicon, { withVehicle, isLenient: true });
  const plain = plan.vehicle?.isSure
    ? lenient
    : planQuery(query, vocabulary, lexicon, { withVehicle: false, isLenient: false });
  const [own, other] = [strictQuery(lenient, vocabulary.size), strictQuery(plain, vocabulary.size)];
  if (!own || !other) return undefined;
  const either = { broad: anyOf([own.broad, other.broad]), exact: own.exact };
  const found = await run(db, { ...read, plan: lenient }, request, either);
  return found.isMatch ? found : undefined;
}

type Step = (asked: ProductSearchRequest) => Promise<ProductSearch | undefined>;

/**
 * Tries in turn: everything in the query; the number nearest to a mistyped one; mistakes in known words, and the
 * vehicle's name as plain words where it is not sure; the same part with fewer words. Each at the price that is asked
 * for, then at any: the same part for the same vehicle at another price is nearer than another part.
 */
export async function findProducts(
  db: Db,
  read: ReadQuery,
  request: ProductSearchRequest,
): Promise<ProductSearch> {
  const { plan, index } = read;
  const nothing = { total: 0, products: [], choices: NO_COUNTS, isCapped: false };
  const strict = strictQuery(plan, index.vocabulary.size);
  if (!strict) return { ...nothing, version: index.version };
  const expected = estimate(plan, index.vocabulary.size);
  let { version } = index;
  const byAll: Step = async (asked) => {
    const found = await run(db, read, asked, { ...strict, expected });
    version = found.version;
    if (!found.isMatch) return undefined;
    const nearNumber = await meantNumber(db, plan);
    return nearNumber === undefined ? found : { ...found, nearNumber };
  };
  // Each is made only when it is tried: most queries need only the first.
  function* steps(): Generator<Step> {
    yield byAll;
    yield (asked) => byNearNumber(db, read, asked);
    yield (asked) => runLenient(db, read, asked);
    const whole = withWholeName(read);
    for (const less of relaxedQueries(whole.plan)) yield (asked) => runRelaxed(db, whole, asked, less);
  }
  for (const step of steps()) {
    const found = await step(request);
    if (found) return found;
    const atAnyPrice = request.price && (await step({ ...request, price: undefined }));
    if (atAnyPrice) return { ...atAnyPrice, isOfAnyPrice: true };
  }
  return { ...nothing, version, ...(request.price && { isOfAnyPrice: true }) };
}
