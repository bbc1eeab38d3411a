import { useLayoutEffect } from 'react';
import type { SearchState } from '#src/domain/search-page/search-state.ts';
import { shop } from '#src/domain/shop.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { searchCount, searchTitle } from '#src/views/search/search-heading.ts';
import { SearchList } from '#src/views/search/SearchList.tsx';
import { SearchNotes } from '#src/views/search/SearchNotes.tsx';
import { SearchTools } from '#src/views/search/SearchTools.tsx';
import { Part } from './Part.tsx';
import { markBusy, type SearchPageParts } from './parts.ts';
import { useHistory, usePresses, useSearchBoxes } from './use-presses.ts';
import { useSearch } from './use-search.ts';

type Props = {
  parts: SearchPageParts;
  /** The search whose results are prerendered; undefined if they are not there yet. */
  prerendered: SearchState | undefined;
};

/** Searches, filters, sorts and pages without loading the page. */
export function SearchPage({ parts, prerendered }: Props) {
  const { asked, drawn, isWaiting, isSlow, actions } = useSearch(prerendered);
  usePresses(parts, actions);
  useSearchBoxes(parts, actions);
  useHistory(parts, actions);
  useLayoutEffect(() => markBusy(parts, isWaiting, isSlow), [parts, isWaiting, isSlow]);
  useLayoutEffect(() => {
    if (!drawn) return;
    document.title = `${searchTitle(drawn.state)} | ${shop().name}`;
    document.dispatchEvent(new Event('shop:drawn'));
  }, [drawn]);

  const counted = drawn && searchCount(drawn.state, drawn.answer);
  const status = isSlow ? text.loading : counted;
  return (
    <>
      {status !== undefined && <Part into={parts.count}>{status}</Part>}
      {drawn && (
        <>
          <Part into={parts.notes}>
            {drawn.answer && <SearchNotes state={drawn.state} answer={drawn.answer} />}
          </Part>
          <Part into={parts.tools}>
            {drawn.answer && <SearchTools state={asked} answer={drawn.answer} />}
          </Part>
          <Part into={parts.list}>
            <SearchList state={drawn.state} answer={drawn.answer} />
          </Part>
        </>
      )}
    </>
  );
}
