import { useEffect, useEffectEvent, useRef } from 'react';
import { pendingFilters, withTyped } from '#src/domain/product-list/pending-filters.ts';
import type { ListFilters } from '#src/domain/product-list/filters.ts';
import {
  isPrerendered,
  listQuery,
  type ListState,
  readList,
  unfiltered,
  withoutFilter,
} from '#src/domain/product-list/list-state.ts';
import { widerPage } from '#src/domain/product-list/other-page.ts';
import type { ListSort } from '#src/domain/product-list/list-orders.ts';
import { toast } from '#src/stores/toasts.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { closePanel, isPanelOpen, type ListElements, type ListFacts, toListStart } from './elements.ts';
import { type ListPresses, listenToPresses } from './list-presses.ts';
import { stateOf } from './use-pending-count.ts';
import type { usePanel } from './use-panel.ts';
import type { useProductList } from './use-product-list.ts';

type Context = {
  elements: ListElements;
  facts: ListFacts;
  panel: ReturnType<typeof usePanel>;
  list: ReturnType<typeof useProductList>;
};

/** Handlers for presses in and around the list. */
function pressesOf({ elements, facts: { scope }, panel, list }: Context): ListPresses {
  const { applied } = list.view;
  const filterBy = (next: ListState) => {
    panel.write(next);
    list.go(next);
  };
  return {
    pill: (category) => filterBy({ ...applied, category, page: 1 }),
    clear: (button) => {
      filterBy({ ...applied, ...unfiltered(scope), page: 1 });
      if (!button.closest('form')) toListStart(elements);
    },
    chip: (group) => {
      filterBy(withoutFilter(applied, group, scope));
      const next = elements.chips.querySelector<HTMLElement>('[data-chip]');
      if (next) next.focus();
      else toListStart(elements);
    },
    // To the wider list, with the other filters.
    own: (group) => location.assign(widerPage(applied, scope, group === 'year')),
    retry: () => {
      toListStart(elements);
      list.show(applied);
    },
    page: (query) => {
      const next = readList(query, scope);
      // Without filters every page is a prerendered file.
      if (isPrerendered(next, scope)) return false;
      list.go(next);
      toListStart(elements);
      return true;
    },
  };
}

/** Handles input around the list, and Back; returns the handlers of its tools. */
export function useListControls(context: Context) {
  const { elements, panel, list } = context;
  const { scope } = context.facts;
  const { applied, content, isWaiting } = list.view;

  const presses = useEffectEvent(() => pressesOf(context));
  useEffect(() => listenToPresses(elements, () => presses()), [elements]);

  const follow = useEffectEvent(() => {
    const next = readList(new URLSearchParams(location.search), scope);
    const isShown = !isWaiting && content.kind !== 'failure';
    if (isShown && listQuery(next, scope) === listQuery(applied, scope)) return;
    panel.write(next);
    list.show(next);
  });
  const hasLeft = useRef(false);
  // From the back/forward cache: a failed call is repeated, and the panel belongs to this list again.
  const resume = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    if (hasLeft.current) panel.write(applied);
    hasLeft.current = false;
    if (content.kind === 'failure') list.show(applied);
  });
  useEffect(() => {
    const back = () => follow();
    const shown = (event: PageTransitionEvent) => resume(event);
    window.addEventListener('popstate', back);
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('popstate', back);
      window.removeEventListener('pageshow', shown);
    };
  }, []);

  // Filters of the address, and those chosen while the script was loading.
  const initPending = useEffectEvent(() =>
    panel.put(withTyped(pendingFilters(applied), panel.pending, pendingFilters(unfiltered(scope)))),
  );
  useEffect(() => initPending(), []);

  return {
    /** Replaces all filters. */
    filterBy: (filters: Partial<ListFilters>) => {
      const next = { ...applied, ...unfiltered(scope), ...filters, page: 1 };
      hasLeft.current = !list.go(next);
      if (!hasLeft.current) panel.write(next);
    },
    /** A select that could not be followed shows the list's own order again. */
    sortBy: (sort: ListSort) => {
      const next = { ...applied, sort, page: 1 };
      if (list.canShow(next)) list.go(next);
      else toast(text['sort.offline'], { tone: 'error' });
    },
    apply: () => {
      const { next, swapped } = stateOf(panel.pending, applied);
      // Before the list changes: both are rendered at once then.
      const note = swapped.map((range) => text[`${range}.swapped`]).join(' ');
      panel.write(next, note);
      hasLeft.current = !list.go(next);
      if (hasLeft.current) return;
      if (!isPanelOpen(elements)) return;
      // The note is in the panel, which the results take the place of.
      if (note) toast(note);
      closePanel(elements);
      elements.toggle.scrollIntoView({ block: 'start' });
    },
  };
}
