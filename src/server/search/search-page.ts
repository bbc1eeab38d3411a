import type { Db } from '#db/client.ts';
import type { FallbackSearchParts } from '#src/domain/catalogue/fallback-page.ts';
import type { SearchAnswer } from '#src/domain/search-page/search-answer.ts';
import { searchPages, type SearchState } from '#src/domain/search-page/search-state.ts';
import { searchText } from '#src/strings/search-page.ts';
import { renderView } from '#src/views/render-view.ts';
import { searchCount, searchTitle } from '#src/views/search/search-heading.ts';
import { SearchList } from '#src/views/search/SearchList.tsx';
import { SearchNotes } from '#src/views/search/SearchNotes.tsx';
import { SearchTools } from '#src/views/search/SearchTools.tsx';
import { WaitingCards } from '#src/views/search/WaitingCards.tsx';
import { search } from './search.ts';

/** The answer for a page; for a page beyond the last one, the last page. */
async function answerTo(db: Db, state: SearchState): Promise<SearchAnswer | undefined> {
  if (state.q === '') return undefined;
  const asked = { ...state, type: state.type ?? undefined };
  const answer = await search(db, asked);
  const last = searchPages(answer.total);
  return state.page > last ? search(db, { ...asked, page: last }) : answer;
}

/** All content of the search page for a state, so that the page needs no script. */
export async function searchPage(db: Db, state: SearchState): Promise<FallbackSearchParts> {
  const answer = await answerTo(db, state);
  return {
    query: state.q,
    title: searchTitle(state),
    count: searchCount(state, answer),
    notes: answer ? renderView(SearchNotes, { state, answer }) : '',
    tools: answer ? renderView(SearchTools, { state, answer }) : '',
    list: renderView(SearchList, { state, answer }),
  };
}

/** For a failed search: the page's script sends the query again. */
export const waitingSearchPage = (state: SearchState): FallbackSearchParts => ({
  query: state.q,
  title: searchTitle(state),
  count: searchText.loading,
  notes: '',
  tools: '',
  list: renderView(WaitingCards, {}),
});
