import { suggestionPath } from '#src/domain/search/suggestions/entity-file.ts';
import { searchFor, searchPageAddress } from '#src/domain/search-page/search-state.ts';
import { clearSearches, rememberSearch } from '#src/stores/recent-searches.ts';
import { offerSearch } from '../search-event.ts';
import type { BoxRow } from './box-rows.ts';

/** Runs a full search, without loading the page if this is the search page. False for an empty text (SPEC §5). */
export function searchAll(typed: string): boolean {
  const state = searchFor(typed);
  if (state.q === '') return false;
  rememberSearch(state.q);
  if (!offerSearch(state.q)) location.assign(searchPageAddress(state));
  return true;
}

/** Follows a row of the box (SPEC §2). */
export function choose(row: BoxRow, query: string): void {
  switch (row.kind) {
    case 'suggestion':
      location.assign(suggestionPath(row.suggestion));
      break;
    case 'product':
      location.assign(`/proizvod/${row.product.id}`);
      break;
    case 'ask':
      location.assign(`/kontakt?trazim=${encodeURIComponent(query)}`);
      break;
    case 'recent':
      searchAll(row.text);
      break;
    case 'all':
      searchAll(query);
      break;
    case 'clear':
      clearSearches();
  }
}
