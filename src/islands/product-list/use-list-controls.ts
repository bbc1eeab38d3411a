import { useEffect, useEffectEvent, useRef } from 'react';
import {
  filterDraft,
  type FilterDraft,
  filtersOf,
  withTyped,
} from '#src/domain/product-list/filter-draft.ts';
import type { FilterName, ListFilters } from '#src/domain/product-list/filters.ts';
import {
  isPrerendered,
  listCall,
  listQuery,
  type ListState,
  readList,
  unfiltered,
  withoutFilter,
} from '#src/domain/product-list/list-state.ts';
import { otherPage, widerPage } from '#src/domain/product-list/other-page.ts';
import type { ListSort } from '#src/domain/product-list/list-orders.ts';
import { orderYears } from '#src/domain/product-list/year-filter.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import type { DraftCounter } from './count-draft.ts';
import { closePanel, isPanelOpen, type ListElements, type ListFacts, toListStart } from './elements.ts';
import { type ListPresses, listenToPresses } from './list-presses.ts';
import type { usePanel } from './use-panel.ts';
import type { useProductList } from './use-product-list.ts';

type Context = {
  elements: ListElements;
  facts: ListFacts;
  panel: ReturnType<typeof usePanel>;
  counter: DraftCounter;
  list: ReturnType<typeof useProductList>;
};

function stateOf(draft: FilterDraft, applied: ListState): { next: ListState; swapped: boolean } {
  const filters = filtersOf(draft);
  const { swapped, ...years } = orderYears(filters);
  return { next: { ...applied, ...filters, ...years, page: 1 }, swapped };
}

/** The call that counts what a draft would show. */
function draftCall(draft: FilterDraft, { applied, facts }: { applied: ListState; facts: ListFacts }) {
  const { next } = stateOf(draft, applied);
  // Another page is not limited to this page's year.
  return listCall(next, otherPage(next, facts.scope) ? { kind: 'all' } : facts.scope);
}

/** Handlers for presses in and around the list. */
function pressesOf({ elements, facts: { scope }, panel, list }: Context): ListPresses {
  const { applied } = list.view;
  const filterBy = (next: ListState) => {
    list.go(next);
    panel.write(next);
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
  const { elements, facts, panel, counter, list } = context;
  const { scope } = facts;
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
  const initDraft = useEffectEvent(() => {
    const draft = withTyped(filterDraft(applied), panel.draft, filterDraft(unfiltered(scope)));
    panel.put(draft);
    const { next } = stateOf(draft, applied);
    if (listQuery(next, scope) !== listQuery({ ...applied, page: 1 }, scope))
      counter.count(draftCall(draft, { applied, facts }));
  });
  useEffect(() => initDraft(), []);

  return {
    /** Replaces all filters. */
    filterBy: (filters: Partial<ListFilters>) => {
      const next = { ...applied, ...unfiltered(scope), ...filters, page: 1 };
      hasLeft.current = !list.go(next);
      if (!hasLeft.current) panel.write(next);
    },
    choose: (name: FilterName, value: string) =>
      counter.count(draftCall(panel.choose(name, value), { applied, facts })),
    sortBy: (sort: ListSort) => list.go({ ...applied, sort, page: 1 }),
    apply: () => {
      const { next, swapped } = stateOf(panel.draft, applied);
      hasLeft.current = !list.go(next);
      if (hasLeft.current) return;
      panel.write(next, swapped ? text['years.swapped'] : '');
      if (!isPanelOpen(elements)) return;
      closePanel(elements, swapped);
      elements.toggle.scrollIntoView({ block: 'start' });
    },
  };
}
