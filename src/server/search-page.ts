import type { Db } from '#db/client.ts';
import { promptView, type SearchView, searchView, waitingView } from '#src/components/search/search-view.ts';
import type { FallbackSearchParts } from '#src/domain/fallback-page.ts';
import { searchPages, type SearchState } from '#src/domain/search-state.ts';
import { search } from './search.ts';

const within = ({ q }: SearchState, view: SearchView): FallbackSearchParts => ({ query: q, ...view });

/** Everything the search page shows for a state, so that it needs no script. A page beyond the last shows the last. */
export async function searchPage(db: Db, state: SearchState): Promise<FallbackSearchParts> {
  if (state.q === '') return within(state, promptView());
  const { q, sort, page, withVehicle: vozilo } = state;
  const asked = { q, sort, vozilo, type: state.type ?? undefined };
  let answer = await search(db, { ...asked, page });
  const last = searchPages(answer.total);
  if (page > last) answer = await search(db, { ...asked, page: last });
  return within(state, searchView(state, answer));
}

/** For when there is no answer: its script waits for one. */
export const waitingSearchPage = (state: SearchState): FallbackSearchParts =>
  within(state, waitingView(state));
