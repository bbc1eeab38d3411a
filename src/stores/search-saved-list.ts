import { PAGE_SIZE } from '#src/domain/limits.ts';
import { compareNames } from '#src/domain/name-order.ts';
import { countChoices } from '#src/domain/product-list/choice-counts.ts';
import { hasChosenField, matchesFields } from '#src/domain/product-list/filters.ts';
import type { Suggestion } from '#src/domain/search/entity-file.ts';
import { makeListSearch } from '#src/domain/search/search-listed.ts';
import { makeSuggest } from '#src/domain/search/suggest-entities.ts';
import type { FoundName, SearchResult, ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import { SEARCH_TYPES, type SearchState, type SearchType } from '#src/domain/search-page/search-state.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { loadSavedList, loadSuggestions } from './search-files.ts';

const nameResult = (type: FoundName['type'], { name, slug, make, image }: Suggestion): FoundName => ({
  type,
  id: 0,
  name,
  slug,
  make,
  image,
});

const orders: Record<SearchState['sort'], (a: SearchResult, b: SearchResult) => number> = {
  relevance: () => 0,
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
  const { q, type, sort, page } = state;
  const { rows } = makeSuggest(suggestions)(q, suggestions.length);
  const matches = makeListSearch(products, suggestions)(q);
  // Names have no condition: a chosen one leaves products only.
  const names = hasChosenField(state)
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
    fromList: products.length < all ? text.fromCutList(products.length) : text.fromList,
  };
}
