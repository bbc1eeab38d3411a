import { useEffect } from 'react';
import {
  readSearch,
  searchFor,
  searchSortFromWord,
  type SearchState,
} from '#src/domain/search-page/search-state.ts';
import { continueAtCount, type SearchPageParts } from './parts.ts';
import { searchInAddress, type SearchActions } from './use-search.ts';

const isNewTab = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** The search that a link of the page leads to, where it can be shown in place. */
function searchOf(pressed: HTMLElement): SearchState | undefined {
  if (!(pressed instanceof HTMLAnchorElement)) return undefined;
  const isInPlace = 'inPlace' in pressed.dataset || pressed.closest('[data-pager]') !== null;
  return isInPlace ? readSearch(new URL(pressed.href).searchParams) : undefined;
}

/** Links and the form of sorting, as they came with the page and as they are drawn later. */
export function usePresses(parts: SearchPageParts, { go, retry }: SearchActions): void {
  useEffect(() => {
    const { island, tools } = parts;
    const controller = new AbortController();
    const { signal } = controller;
    const onClick = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
      if (!pressed) return;
      if ('retry' in pressed.dataset) retry();
      const state = searchOf(pressed);
      if (!state || isNewTab(event)) return;
      event.preventDefault();
      go(state);
      if (!tools.contains(pressed)) continueAtCount(parts);
    };
    const sortBy = (select: HTMLSelectElement) =>
      go({ ...searchInAddress(), sort: searchSortFromWord(select.value), page: 1 });
    island.addEventListener('click', onClick, { signal });
    // Before React hears it, which would put back the sorting that was asked for.
    tools.addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) sortBy(target);
      },
      { signal, capture: true },
    );
    // What was chosen before this script came.
    const select = tools.querySelector('select');
    if (select?.selectedOptions[0]?.defaultSelected === false) sortBy(select);
    return () => controller.abort();
  }, [parts, go, retry]);
}

/** The header's box and the page's own search here, without loading the page again. */
export function useSearchBoxes(parts: SearchPageParts, { go }: SearchActions): void {
  useEffect(() => {
    const search = (event: Event) => {
      const { detail } = event as CustomEvent<string>;
      event.preventDefault();
      if (parts.input) parts.input.value = detail;
      go(searchFor(detail));
      continueAtCount(parts);
    };
    document.addEventListener('shop:search', search);
    return () => document.removeEventListener('shop:search', search);
  }, [parts, go]);
}

/** Back and Forward, also to the page as it was left. */
export function useHistory(
  { input }: SearchPageParts,
  { follow, comeBack }: { follow: () => void; comeBack: () => void },
): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onPopState = () => {
      if (input && input !== document.activeElement) input.value = searchInAddress().q;
      follow();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) comeBack();
    };
    window.addEventListener('popstate', onPopState, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    return () => controller.abort();
  }, [input, follow, comeBack]);
}
