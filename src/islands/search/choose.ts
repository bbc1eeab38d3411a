import { suggestionPath } from '#src/domain/search/entity-file.ts';
import { searchFor, searchPageAddress } from '#src/domain/search-page/search-state.ts';
import { forgetSearches, rememberSearch } from '#src/stores/recent-searches.ts';
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

/** Navigates to the row's address (SPEC §2); returns true when the box stays open. */
export function choose(row: BoxRow, query: string): boolean {
  switch (row.kind) {
    case 'suggestion':
      location.assign(suggestionPath(row.suggestion));
      return false;
    case 'product':
      location.assign(`/proizvod/${row.product.id}`);
      return false;
    case 'ask':
      location.assign(`/kontakt?trazim=${encodeURIComponent(query)}`);
      return false;
    case 'recent':
      searchAll(row.text);
      return false;
    case 'all':
      searchAll(query);
      return false;
    case 'clear':
      forgetSearches();
      return false;
  }
}
