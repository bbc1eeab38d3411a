import { PAGE_SIZE } from '#src/domain/limits/pages.ts';
import { compareNames } from '#src/domain/text/name-order.ts';
import { countChoices } from '#src/domain/product-list/choice-counts.ts';
import { matchesFields } from '#src/domain/product-list/filters.ts';
import type { Suggestion } from '#src/domain/search/suggestions/entity-file.ts';
import { makeListSearch } from '#src/domain/search/search-listed.ts';
import { isWithin, takePrice } from '#src/domain/search/query/price-in-query.ts';
import { makeSuggest } from '#src/domain/search/suggestions/suggest-entities.ts';
import type { FoundName, SearchResult, ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import type { CardFacts } from '#src/domain/product/product.ts';
import {
  isNarrowed,
  SEARCH_TYPES,
  type SearchState,
  type SearchType,
} from '#src/domain/search-page/search-state.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { loadSavedList, loadSuggestions } from './search-files.ts';

const nameResult = (type: FoundName['type'], { name, slug, manufacturer, image }: Suggestion): FoundName => ({
  type,
  id: 0,
  name,
  slug,
  manufacturer,
  image,
});

/** Products without a price, and names, come last. */
const priceOf = (result: SearchResult): number | null =>
  result.type === 'product' ? result.priceMinor : null;
function byPrice(sign: 1 | -1) {
  const placeOf = (result: SearchResult) => sign * (priceOf(result) ?? sign * Number.MAX_SAFE_INTEGER);
  return (a: SearchResult, b: SearchResult): number => placeOf(a) - placeOf(b);
}

/** The saved list has only the first vehicle of a product; unknown years may fit. */
function mayFit({ manufacturer, model, years }: CardFacts, key: string): boolean {
  const [manufacturerSlug, slug, year] = key.split('/');
  if (manufacturer?.slug !== manufacturerSlug || (model && model.slug !== slug)) return false;
  return years.length === 0 || years.some(({ from, to }) => from <= Number(year) && Number(year) <= to);
}

const orders: Record<SearchState['sort'], (a: SearchResult, b: SearchResult) => number> = {
  relevance: () => 0,
  cheapest: byPrice(1),
  dearest: byPrice(-1),
  name: compareNames,
  type: (a, b) => SEARCH_TYPES.indexOf(a.type) - SEARCH_TYPES.indexOf(b.type) || compareNames(a, b),
};

/** An answer from the saved files in place of the shop's. Throws like `fetchJson` when they cannot be loaded. */
export async function searchSavedList(state: SearchState): Promise<ShownAnswer> {
  const [{ products, all }, suggestions] = await Promise.all([
    loadSavedList(),
    // Without suggestions there are no manufacturers and models, and products match only by their own words.
    loadSuggestions().catch((): Suggestion[] => []),
  ]);
  const { q, type, sort, page, mine } = state;
  const { price, rest } = takePrice(q);
  const { rows } = makeSuggest(suggestions)(rest, suggestions.length);
  const ofAnyPrice = makeListSearch(
    products,
    suggestions,
  )(rest).filter((product) => mine === null || mayFit(product, mine));
  const ofPrice = price && ofAnyPrice.filter(({ priceMinor }) => isWithin(priceMinor, price));
  const isPriceIgnored = ofPrice?.length === 0;
  const matches = isPriceIgnored ? ofAnyPrice : (ofPrice ?? ofAnyPrice);
  // Such filters fit no manufacturer or model, so a narrowed search finds products only.
  const names =
    isNarrowed(state) || price
      ? []
      : rows.flatMap((row) => (row.kind === 'category' ? [] : [nameResult(row.kind, row)]));
  const found: SearchResult[] = [
    ...names,
    ...matches
      .filter((product) => matchesFields(product, state))
      .map((product) => ({ ...product, type: 'product' as const })),
  ];
  const count = (one: SearchType) => found.filter((result) => result.type === one).length;
  const wanted = found.filter((result) => type === null || result.type === type).sort(orders[sort]);
  return {
    results: wanted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: wanted.length,
    totalIsCapped: false,
    query: q,
    queryIsCut: false,
    page,
    limit: PAGE_SIZE,
    counts: {
      manufacturer: count('manufacturer'),
      model: count('model'),
      product: count('product'),
      tuning: count('tuning'),
    },
    choices: countChoices(matches, state),
    categories: rows
      .filter(({ kind }) => kind === 'category')
      .map(({ name, slug }) => ({ id: 0, name, slug })),
    ...(price && { price: { ...price, isIgnored: isPriceIgnored, withoutPrice: rest.trim() } }),
    fromList: products.length < all ? text.fromCutList(products.length) : text.fromList,
  };
}
