import type { Db } from '#db/client.ts';
import { PAGE_SIZE } from '#src/domain/limits/pages.ts';
import { type ChosenFields, hasChosenField } from '#src/domain/product-list/filters.ts';
import { analyseQuery, type Query } from '#src/domain/search/query/analyse-query.ts';
import { begunModels } from '#src/domain/search/vehicle/begun-vehicles.ts';
import { compareNames } from '#src/domain/text/name-order.ts';
import { didYouMean } from '#src/domain/search/did-you-mean.ts';
import { planQuery } from '#src/domain/search/plan-query.ts';
import { type Entity, searchEntities } from '#src/domain/search/suggestions/search-entities.ts';
import type { SearchIndex } from '#src/domain/search/search-index.ts';
import { understoodOf } from '#src/domain/search/understood.ts';
import { savedVehicleQuery } from '#src/domain/search/vehicle/vehicle-unit.ts';
import {
  NOTHING_FOUND,
  type SearchAnswer,
  type SearchResult,
} from '#src/domain/search-page/search-answer.ts';
import type { SearchSort, SearchType } from '#src/domain/search-page/search-state.ts';
import { recordSearchMiss } from './record-search-miss.ts';
import { searchIndex, searchIndexAt } from './search-memory.ts';
import { findProducts } from './find-products.ts';
import { nameResult, productResult, vehicleAnswer } from './search-results.ts';

type SearchRequest = ChosenFields & {
  q: string;
  limit?: number | undefined;
  page?: number | undefined;
  type?: SearchType | undefined;
  sort?: SearchSort | undefined;
  /** False reads the vehicle in the query as plain words. */
  withVehicle?: boolean | undefined;
  /** The key of the saved vehicle that products must fit. */
  mine?: string | null | undefined;
};

/** Requests with a limit up to this come from the search box. */
const BOX_ROWS = 8;
const isFull = ({ limit }: SearchRequest): boolean => limit === undefined || limit > BOX_ROWS;

/** The parts of a result list: rows before, between and after the products. */
type Layout = { before: readonly Entity[]; products: boolean; after: readonly Entity[]; byName: boolean };

function layOut(entities: readonly Entity[], { type, sort, limit, page }: SearchRequest): Layout {
  const wanted = entities.filter(({ kind }) => type === undefined || kind === type);
  const products = type === undefined || type === 'product';
  const byName = sort === 'name';
  const named = wanted.toSorted(compareNames);
  if (byName) return { before: named, products, after: [], byName };
  if (sort === 'type') {
    const before = ['manufacturer', 'model'].flatMap((kind) =>
      named.filter((entity) => entity.kind === kind),
    );
    return { before, products, after: named.filter(({ kind }) => kind === 'tuning'), byName };
  }
  // In the search box, half of the rows are for products.
  const isBox = limit !== undefined && limit <= BOX_ROWS && page === undefined && type === undefined;
  return { before: isBox ? wanted.slice(0, Math.ceil(limit / 2)) : wanted, products, after: [], byName };
}

type Slice = { offset: number; limit: number };

/** A query and what is asked of it. */
type Asked = { query: Query; request: SearchRequest; slice: Slice };

/** The slice of products that a page needs; a larger one where names are sorted in between. */
function productSlice({ before, byName }: Layout, { offset, limit }: Slice): Slice {
  const first = Math.max(0, offset - before.length);
  return {
    offset: first,
    limit: byName ? offset + limit - first : Math.max(0, offset + limit - before.length - first),
  };
}

/** `first`: how many products there are before `rows`; `total`: how many there are in all. */
type ProductRows = { rows: readonly SearchResult[]; first: number; total: number };

/** The rows of a page: names and products, in the order of the layout. */
function pageOf(
  { before, after, byName }: Layout,
  { rows, first, total }: ProductRows,
  { offset, limit }: Slice,
): SearchResult[] {
  if (byName) {
    // Names that sort before a product are placed before it.
    const placed: SearchResult[] = [];
    const names = before.map(nameResult);
    for (const row of rows) {
      while (names[0] && compareNames(names[0], row) <= 0) placed.push(...names.splice(0, 1));
      placed.push(row);
    }
    const skipped = offset - first;
    return [...placed, ...names].slice(skipped, skipped + limit);
  }
  const head = before.slice(offset, offset + limit).map(nameResult);
  const tailFrom = Math.max(0, offset - before.length - total);
  const tail = after.slice(tailFrom).map(nameResult);
  return [...head, ...rows, ...tail].slice(0, limit);
}

/** Searches manufacturers, models, tuning categories and products by one text (SPEC §7). Never refuses a text. */
export async function search(db: Db, request: SearchRequest): Promise<SearchAnswer> {
  const query = analyseQuery(request.q);
  const page = request.page ?? 1;
  const limit = request.limit ?? PAGE_SIZE;
  const base = { query: query.text, queryIsCut: query.isCut, page, limit };
  if (query.words.length === 0) return { ...NOTHING_FOUND, ...base };

  const asked = { query, request, slice: { offset: (page - 1) * limit, limit } };
  const index = await searchIndex(db);
  const { answer, version } = await answerWith(db, index, asked);
  const newer = await searchIndexAt(db, version, index);
  const final = newer === index ? answer : (await answerWith(db, newer, asked)).answer;
  const isMiss = Object.values(final.counts).every((count) => count === 0) && final.categories.length === 0;
  if (isFull(request) && isMiss && !hasChosenField(request) && !final.mine) await recordSearchMiss(db, query);
  return { ...final, ...base };
}

async function answerWith(db: Db, index: SearchIndex, { query, request, slice }: Asked) {
  const { withVehicle = true } = request;
  const mine = request.mine ? savedVehicleQuery(request.mine, index.models.values()) : undefined;
  const plan = planQuery(query, index.vocabulary, index.lexicon, { withVehicle, isLenient: false });
  const entities = searchEntities(plan.words, index.entities);
  const categories = entities.filter(({ kind }) => kind === 'category');
  // Names have no condition and no price: a chosen one leaves products only.
  const { price, withoutPrice } = query;
  const rows =
    hasChosenField(request) || mine || price ? [] : entities.filter(({ kind }) => kind !== 'category');
  const layout = layOut(rows, request);
  const wanted = productSlice(layout, slice);
  const found = await findProducts(
    db,
    { query, plan, index },
    {
      ...wanted,
      order: request.sort === 'type' ? 'name' : (request.sort ?? 'relevance'),
      withVehicle,
      filters: request,
      within: mine?.query ?? '',
      price,
      withChoices: isFull(request),
    },
  );
  const vehicle = found.vehicle ?? plan.vehicle;
  const named = vehicle ? [vehicle, ...vehicle.others] : begunModels(plan.words);
  const countOf = (type: SearchType) => rows.filter(({ kind }) => kind === type).length;
  const counts = {
    manufacturer: countOf('manufacturer'),
    model: countOf('model'),
    product: found.total,
    tuning: countOf('tuning'),
  };
  const all = counts.manufacturer + counts.model + counts.product + counts.tuning;
  // Without results no correction is suggested: the corrected words are among the understood ones.
  const understood = all > 0 ? undefined : understoodOf(plan, index.entities);
  const corrected = all > 0 ? didYouMean(plan, index.entities) : undefined;
  const products = layout.products ? found : { products: [], total: 0 };
  const answer = {
    results: pageOf(
      layout,
      {
        rows: products.products.map((product) => productResult(product, index, named)),
        first: wanted.offset,
        total: products.total,
      },
      slice,
    ),
    total: request.type ? counts[request.type] : all,
    totalIsCapped: found.isCapped && layout.products,
    counts,
    choices: found.choices,
    ...(vehicle && { vehicle: vehicleAnswer(vehicle) }),
    ...(vehicle?.others.length && { otherVehicles: vehicle.others.map(vehicleAnswer) }),
    ...(mine && { mine: vehicleAnswer(mine.vehicle) }),
    ...(corrected !== undefined && { didYouMean: corrected }),
    ...(found.relaxation && { isRelaxed: true as const, relaxation: found.relaxation }),
    ...(understood && { understood }),
    ...(price && { price: { ...price, isIgnored: found.isOfAnyPrice ?? false, withoutPrice } }),
    ...(found.nearNumber !== undefined && { nearNumber: found.nearNumber }),
    categories: categories.map(({ id, name, slug }) => ({ id, name, slug })),
  };
  return { answer, version: found.version };
}
