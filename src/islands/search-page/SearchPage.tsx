import { useLayoutEffect } from 'react';
import type { SearchState } from '#src/domain/search-page/search-state.ts';
import { shop } from '#src/domain/shop/shop.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { searchCount, searchTitle } from '#src/views/search/search-heading.ts';
import { SearchList } from '#src/views/search/SearchList.tsx';
import { SearchNotes } from '#src/views/search/SearchNotes.tsx';
import { SearchTools } from '#src/views/search/SearchTools.tsx';
import { markBusy, type SearchPageParts } from './parts.ts';
import { useHeaderSearch, useHistory, usePresses } from './use-presses.ts';
import { useSearch } from './use-search.ts';
import { tellRendered } from '../rendered.ts';
import { TakenPlace } from '../TakenPlace.tsx';

type Props = {
  parts: SearchPageParts;
  /** The search whose results are prerendered; undefined if they are not there yet. */
  prerendered: SearchState | undefined;
};

/** Searches, filters, sorts and pages without loading the page. */
export function SearchPage({ parts, prerendered }: Props) {
  const { asked, rendered, isWaiting, isSlow, actions } = useSearch(prerendered);
  usePresses(parts, actions);
  useHeaderSearch(parts, actions);
  useHistory(parts, actions);
  useLayoutEffect(() => markBusy(parts, isWaiting, isSlow), [parts, isWaiting, isSlow]);
  useLayoutEffect(() => {
    if (!rendered) return;
    document.title = `${searchTitle(rendered.state)} | ${shop().name}`;
    tellRendered();
  }, [rendered]);

  const counted = rendered && searchCount(rendered.state, rendered.answer);
  const status = isSlow ? text.loading : counted;
  return (
    <>
      {status !== undefined && <TakenPlace place={parts.count}>{status}</TakenPlace>}
      {rendered && (
        <>
          <TakenPlace place={parts.notes}>
            {rendered.answer && <SearchNotes state={rendered.state} answer={rendered.answer} />}
          </TakenPlace>
          <TakenPlace place={parts.tools}>
            {rendered.answer && <SearchTools state={asked} answer={rendered.answer} />}
          </TakenPlace>
          <TakenPlace place={parts.list}>
            <SearchList state={rendered.state} answer={rendered.answer} />
          </TakenPlace>
        </>
      )}
    </>
  );
}
