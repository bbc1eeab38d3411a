import {
  type Chip,
  chipsHtml,
  countHtml,
  emptyListHtml,
  failedListHtml,
  listHtml,
} from '#src/components/product-list/list-html.ts';
import type { ListScope } from '#src/domain/product-list/list-scope.ts';
import {
  activeFilters,
  isPrerendered,
  listQuery,
  type ListState,
  sortWord,
} from '#src/domain/product-list/list-state.ts';
import type { ListAnswer } from '#src/domain/product-list/product-list.ts';
import { choiceWord } from '#src/strings/product-fields.ts';
import { filterText } from '#src/strings/list-filter.ts';
import type { ListElements } from './elements.ts';

export type ListFacts = {
  scope: ListScope;
  /** Address of the first page, and how many products there are without a filter. */
  path: string;
  all: number;
  heading: 'h2' | 'h3';
  withCode: boolean;
};

/** Skeletons only when an answer takes its time. */
const PATIENCE_MS = 150;

/** The page script paints hearts and fit lines of cards it has not seen. */
const cardsDrawn = () => document.dispatchEvent(new Event('shop:drawn'));

export function listDrawer({ island, chips, count, list, sort }: ListElements, facts: ListFacts) {
  const { scope, path } = facts;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let chipsShown = '';

  const busy = (waiting: boolean) => {
    clearTimeout(patience);
    list.ariaBusy = String(waiting);
    if (waiting) patience = setTimeout(() => (island.dataset['busy'] ??= ''), PATIENCE_MS);
    else delete island.dataset['busy'];
  };

  /** Everything that says what is chosen: chips, numbers, sorting, pills. */
  const drawChoice = (state: ListState, names: { vehicle: string; category: string }) => {
    const groups = activeFilters(state, scope);
    const nameOf: Partial<Record<string, string>> = {
      vehicle: names.vehicle,
      category: names.category,
      years: filterText['chip.years'](state.yearFrom, state.yearTo),
    };
    const chosen: Readonly<Record<string, unknown>> = state;
    const shown: Chip[] = groups.map((group) => ({
      group,
      name: nameOf[group] ?? choiceWord(group, String(chosen[group])) ?? '',
    }));
    const html = chipsHtml(shown);
    // Drawn anew only when they change: one of them may have the keyboard.
    if (html !== chipsShown) chips.innerHTML = html;
    chipsShown = html;
    for (const number of island.querySelectorAll<HTMLElement>('[data-active-filters]')) {
      const words = number.dataset['activeFilters'] === 'words';
      number.hidden = groups.length === 0;
      const text = words ? filterText['filter.active'](groups.length) : String(groups.length);
      (number.firstElementChild ?? number).textContent = groups.length > 0 ? text : '';
    }
    sort.value = sortWord(state.sort);
    for (const pill of island.querySelectorAll<HTMLButtonElement>('.pill')) {
      pill.ariaPressed = String(pill.value === (state.category ?? 'all'));
    }
  };

  const drawHtml = (listMarkup: string, countMarkup: string) => {
    list.innerHTML = listMarkup;
    count.innerHTML = countMarkup;
    busy(false);
    cardsDrawn();
  };

  // A page of its own for every number: only with filters are further pages drawn here.
  const address = (state: ListState) => (page: number) => {
    if (isPrerendered(state, scope)) return page === 1 ? path : `${path}?page=${page}`;
    return path + listQuery({ ...state, page }, scope);
  };

  const say = (html: string, sentence: string) => drawHtml(html, `<span class="sr-only">${sentence}</span>`);
  const drawAnswer = (state: ListState, answer: ListAnswer) => {
    if (answer.total === 0) {
      const filtered = activeFilters(state, scope).length > 0;
      const html = emptyListHtml(scope, facts.heading, { filtered });
      const counted = countHtml({ ...answer, page: state.page }, scope, facts.all);
      drawHtml(html, counted);
      if (counted === '') say(html, list.querySelector('h2, p')?.textContent ?? '');
      return;
    }
    const { heading, withCode } = facts;
    drawHtml(
      listHtml({ ...answer, address: address(state), heading, withCode }),
      countHtml(answer, scope, facts.all),
    );
  };

  const drawFailure = (state: ListState) => {
    const filtered = activeFilters(state, scope).length > 0;
    const html =
      scope.kind === 'vehicle'
        ? emptyListHtml(scope, facts.heading, { filtered, failed: true })
        : failedListHtml(facts.heading);
    say(html, scope.kind === 'vehicle' ? '' : filterText['error.title']);
  };

  return { busy, drawChoice, drawHtml, drawAnswer, drawFailure };
}
