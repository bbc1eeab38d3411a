import { useEffect } from 'react';
import {
  readSearch,
  searchFor,
  searchSortFromWord,
  type SearchState,
} from '#src/domain/search-page/search-state.ts';
import { vehicleKey } from '#src/domain/vehicle/saved-vehicle.ts';
import { currentVehicle } from '#src/stores/vehicles.ts';
import { opensElsewhere } from '../opens-elsewhere.ts';
import { onSearch, writeSearch } from '../search-event.ts';
import { continueAtCount, type SearchPageParts } from './parts.ts';
import { searchInAddress, type SearchActions } from './use-search.ts';

/** The search that a pressed link names, if it can be shown without loading the page. */
function searchOf(pressed: HTMLElement): SearchState | undefined {
  if (!(pressed instanceof HTMLAnchorElement)) return undefined;
  const isInPlace = 'inPlace' in pressed.dataset || pressed.closest('[data-pager]') !== null;
  return isInPlace ? readSearch(new URL(pressed.href).searchParams) : undefined;
}

/** Handles links and the sort form, both prerendered and rendered later. */
export function usePresses(parts: SearchPageParts, { go, retry }: SearchActions): void {
  useEffect(() => {
    const { island, tools } = parts;
    const controller = new AbortController();
    const { signal } = controller;
    const onClick = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
      if (!pressed) return;
      if ('retry' in pressed.dataset) {
        retry();
        continueAtCount(parts);
      }
      const state = searchOf(pressed);
      if (!state || opensElsewhere(event)) return;
      event.preventDefault();
      go(state);
      if (!tools.contains(pressed)) continueAtCount(parts);
    };
    const sortBy = (select: HTMLSelectElement) =>
      go({ ...searchInAddress(), sort: searchSortFromWord(select.value), page: 1 });
    const showMine = ({ checked }: HTMLInputElement) => {
      const vehicle = checked ? currentVehicle() : undefined;
      go({ ...searchInAddress(), mine: vehicle ? vehicleKey(vehicle) : null, page: 1 });
    };
    island.addEventListener('click', onClick, { signal });
    // Runs before React's handler, which would restore the previous choice.
    tools.addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) sortBy(target);
      },
      { signal, capture: true },
    );
    // React resets a switch on its click, before the change event.
    tools.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.getAttribute('role') === 'switch') showMine(target);
      },
      { signal, capture: true },
    );
    // What was chosen before this script had loaded.
    const select = tools.querySelector('select');
    if (select?.selectedOptions[0]?.defaultSelected === false) sortBy(select);
    const mine = tools.querySelector<HTMLInputElement>('[role=switch]');
    if (mine && mine.checked !== mine.defaultChecked) showMine(mine);
    return () => controller.abort();
  }, [parts, go, retry]);
}

/** Searches from the header's search box without loading the page again. */
export function useHeaderSearch(parts: SearchPageParts, { go }: SearchActions): void {
  useEffect(
    () =>
      onSearch((text) => {
        writeSearch(parts.input, text);
        go(searchFor(text));
        continueAtCount(parts);
      }),
    [parts, go],
  );
}

/** Handles Back and Forward. */
export function useHistory({ input }: SearchPageParts, { follow }: SearchActions): void {
  useEffect(() => {
    const onPopState = () => {
      if (input !== document.activeElement) writeSearch(input, searchInAddress().q);
      follow();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [input, follow]);
}
