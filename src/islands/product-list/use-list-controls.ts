import { useEffect, useEffectEvent } from 'react';
import type { ListFilters } from '#src/domain/product-list/filters.ts';
import {
  isPrerendered,
  listCall,
  listQuery,
  type ListState,
  readList,
  sortFromWord,
  unfiltered,
  withoutFilter,
} from '#src/domain/product-list/list-state.ts';
import { otherVehiclePage, widerPage } from '#src/domain/product-list/other-page.ts';
import { orderYears } from '#src/domain/product-list/year-filter.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import type { DraftCounter } from './count-draft.ts';
import type { ListElements, ListFacts } from './elements.ts';
import type { FilterForm } from './filter-form.ts';
import { type ListPresses, listenToPresses } from './list-presses.ts';
import { closePanel, toListStart } from './paint-choice.ts';
import type { useProductList } from './use-product-list.ts';

type Context = {
  elements: ListElements;
  facts: ListFacts;
  form: FilterForm;
  counter: DraftCounter;
  list: ReturnType<typeof useProductList>;
};

function draftOf(form: FilterForm, applied: ListState): { draft: ListState; swapped: boolean } {
  const read = form.read();
  const { swapped, ...years } = orderYears(read);
  return { draft: { ...applied, ...read, ...years, page: 1 }, swapped };
}

/** Handlers for presses in and around the list. */
function pressesOf({ elements, facts: { scope }, form, list }: Context): ListPresses {
  const { applied } = list.view;
  const filterBy = (next: ListState) => {
    list.go(next);
    form.write(next);
  };
  return {
    pill: (category) => filterBy({ ...applied, category, page: 1 }),
    clear: (button) => {
      filterBy({ ...applied, ...unfiltered(scope), page: 1 });
      if (!elements.form.contains(button)) toListStart(elements);
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
    submit: () => {
      const { draft, swapped } = draftOf(form, applied);
      filterBy(draft);
      if (swapped) form.sayYears(text['years.swapped']);
      if (!elements.toggle.open || !elements.toggle.checkVisibility()) return;
      closePanel(elements, swapped);
      elements.toggle.scrollIntoView({ block: 'start' });
    },
    sort: (word) => list.go({ ...applied, sort: sortFromWord(word), page: 1 }),
  };
}

/** Connects the prerendered controls to the list; returns a function that replaces all filters. */
export function useListControls(context: Context) {
  const { elements, facts, form, counter, list } = context;
  const { scope } = facts;
  const { applied, content, isWaiting } = list.view;

  const presses = useEffectEvent(() => pressesOf(context));
  useEffect(() => listenToPresses(elements, () => presses()), [elements]);

  const countDraft = useEffectEvent(() => {
    const { draft } = draftOf(form, applied);
    // The page of another vehicle is not limited to this page's year.
    counter.count(listCall(draft, otherVehiclePage(draft, scope) ? { kind: 'all' } : scope));
  });
  useEffect(() => form.$drafts.listen(() => countDraft()), [form]);

  const follow = useEffectEvent(() => {
    const next = readList(new URLSearchParams(location.search), scope);
    const isShown = !isWaiting && content.kind !== 'failure';
    if (isShown && listQuery(next, scope) === listQuery(applied, scope)) return;
    form.write(next);
    list.show(next);
  });
  // Leaving the page aborts a call; it is repeated when the page is restored from the back/forward cache.
  const resume = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted && (isWaiting || content.kind === 'failure')) list.show(applied);
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

  // Filters chosen while the script was loading.
  const takeUp = useEffectEvent(() => {
    const { draft } = draftOf(form, applied);
    if (!isWaiting && listQuery(draft, scope) !== listQuery({ ...applied, page: 1 }, scope)) countDraft();
  });
  useEffect(() => takeUp(), []);

  return (filters: Partial<ListFilters>) => {
    const next = { ...applied, ...unfiltered(scope), ...filters, page: 1 };
    list.go(next);
    form.write(next);
  };
}
