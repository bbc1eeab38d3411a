import { listScope } from '#src/domain/product-list/list-scope.ts';
import {
  isListQuery,
  isPrerendered,
  listCall,
  listQuery,
  type ListState,
  readList,
  sortFromWord,
  unfiltered,
  withoutFilter,
} from '#src/domain/product-list/list-state.ts';
import type { ListFilters } from '#src/domain/product-list/filters.ts';
import { otherVehiclePage, widerPage } from '#src/domain/product-list/other-page.ts';
import type { ListAnswer } from '#src/domain/product-list/product-list.ts';
import { orderYears } from '#src/domain/product-list/year-filter.ts';
import { RETRY } from '#src/stores/fetch-json.ts';
import { handedOver } from '#src/stores/hand-over.ts';
import { keepList, knownList, loadList } from '#src/stores/product-list.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { draftCounter } from './count-draft.ts';
import { listDrawer } from './draw-list.ts';
import { listElements } from './elements.ts';
import { connectFilterForm } from './filter-form.ts';
import { listenToPresses } from './list-presses.ts';
import { connectMyVehicle } from './my-vehicle.ts';

/**
 * Filters, sorts and pages a prerendered list in place. What is shown follows from the address alone, so that links,
 * Back and a reload all lead to the same list.
 */
export function mount(island: HTMLElement): void {
  const elements = listElements(island);
  if (!elements) return;
  const { form, toggle, sort, count, list } = elements;
  const path = island.dataset['product-list'] ?? location.pathname;
  const scope = listScope(path);
  const facts = {
    ...{ scope, path, all: Number(island.dataset['total']) },
    heading: island.dataset['heading'] === 'h3' ? ('h3' as const) : ('h2' as const),
    withCode: 'code' in island.dataset,
  };
  const draw = listDrawer(elements, facts);
  const fromAddress = () => readList(new URLSearchParams(location.search), scope);

  let applied = fromAddress();
  const elsewhere = otherVehiclePage(applied, scope);
  if (elsewhere) {
    location.replace(elsewhere);
    return;
  }
  // A form that was sent before this script came names everything; from here on the address says what differs.
  const tidy = path + listQuery(applied, scope);
  if (isListQuery(location.search) && tidy !== location.pathname + location.search)
    history.replaceState(history.state, '', tidy + location.hash);
  const handed = isPrerendered(applied, scope) && applied.page === 1 && handedOver(path, facts.all);
  if (handed) keepList(listCall(applied, scope), handed);
  /** The query of the list on the screen; undefined while it waits or after a failure. */
  let shown: string | undefined =
    !handed && isPrerendered(applied, scope) ? listQuery(applied, scope) : undefined;
  const prerendered =
    shown === undefined ? undefined : { query: shown, list: list.innerHTML, count: count.innerHTML };
  let loading = new AbortController();
  let answered: ListAnswer['names'] | undefined;

  /** The names of an answer are the shop's own; the panel knows the others. */
  const names = () => {
    const known = filters?.names(applied) ?? { vehicle: '', category: '' };
    const vehicle = [answered?.manufacturer?.name, answered?.model?.name].filter(Boolean).join(' ');
    return { vehicle: vehicle || known.vehicle, category: answered?.category?.name ?? known.category };
  };
  const drawChoice = () => draw.drawChoice(applied, names());

  const counter = draftCounter((found) => filters?.showCount(found));
  const countDraft = () => {
    const draft = drafted();
    // Another vehicle's page is not bound to this page's year.
    counter.count(listCall(draft, otherVehiclePage(draft, scope) ? { kind: 'all' } : scope));
  };
  const filters = connectFilterForm(form, { onDraft: countDraft, onNames: drawChoice });
  if (!filters) return;
  const drafted = (): ListState => {
    const { swapped: _, ...years } = orderYears(filters.read());
    return { ...applied, ...filters.read(), ...years, page: 1 };
  };

  const settle = (query: string, found: number) => {
    shown = query;
    counter.stop();
    filters.showCount(found);
    drawChoice();
    vehicle.update(applied);
  };
  /** An address may name a make by an alias, which the panel does not know. */
  const useShopsNames = ({ manufacturer, model }: ListAnswer['names']) => {
    const named = { manufacturer: manufacturer?.slug ?? null, model: model?.slug ?? null };
    if (named.manufacturer === applied.manufacturer && named.model === applied.model) return;
    applied = { ...applied, ...named };
    shown = listQuery(applied, scope);
    history.replaceState(null, '', path + shown);
    filters.write(applied);
  };
  const show = async (): Promise<void> => {
    loading.abort();
    const state = applied;
    const query = listQuery(state, scope);
    if (prerendered?.query === query) {
      answered = undefined;
      draw.drawHtml(prerendered.list, prerendered.count);
      settle(query, facts.all);
      return;
    }
    const call = listCall(state, scope);
    const accept = (answer: ListAnswer) => {
      if (answer.products.length === 0 && answer.total > 0) {
        go({ ...state, page: answer.pages }, { replace: true });
        return;
      }
      answered = answer.names;
      draw.drawAnswer(state, answer);
      settle(query, answer.total);
      useShopsNames(answer.names);
    };
    const known = knownList(call);
    if (known) {
      accept(known);
      return;
    }
    shown = undefined;
    drawChoice();
    draw.busy(true);
    loading = new AbortController();
    const { signal } = loading;
    try {
      const retry = scope.kind === 'all' ? RETRY.allProducts : RETRY.general;
      const answer = await loadList(call, { signal, retry });
      if (!signal.aborted) accept(answer);
    } catch (error) {
      // Given up for a newer choice, or the visitor is leaving.
      if (signal.aborted || (error instanceof DOMException && error.name === 'AbortError')) return;
      console.warn(error);
      draw.drawFailure(state);
    }
  };

  /** Shows a state under its own address; another vehicle's list is another page. */
  const go = (next: ListState, { replace = false } = {}) => {
    const other = otherVehiclePage(next, scope);
    if (other) {
      location.assign(other);
      return;
    }
    applied = next;
    history[replace ? 'replaceState' : 'pushState'](null, '', path + listQuery(next, scope));
    void show();
  };
  const goWith = (change: Partial<ListState>) => go({ ...applied, ...change, page: 1 });
  const filterBy = (next: ListState) => {
    go(next);
    filters.write(next);
  };
  const noFilters = (): ListFilters => unfiltered(scope);

  /** Where the reader continues: the pressed button or link may be gone. */
  const toListStart = () => {
    count.tabIndex = -1;
    count.focus({ preventScroll: true });
    const start = elements.chips.childElementCount > 0 ? elements.chips.parentElement : count;
    start?.scrollIntoView({ block: 'start' });
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { swapped } = orderYears(filters.read());
    filterBy(drafted());
    if (swapped) filters.sayYears(text['years.swapped']);
    if (toggle.open && toggle.checkVisibility()) {
      toggle.open = swapped;
      toggle.querySelector('summary')?.focus();
      toggle.scrollIntoView({ block: 'start' });
    }
  });
  sort.addEventListener('change', () => goWith({ sort: sortFromWord(sort.value) }));

  listenToPresses(island, {
    pill: (category) => filterBy({ ...applied, category, page: 1 }),
    clear: (button) => {
      filterBy({ ...applied, ...noFilters(), page: 1 });
      if (!form.contains(button)) toListStart();
    },
    chip: (group) => {
      filterBy(withoutFilter(applied, group, scope));
      const next = elements.chips.querySelector<HTMLElement>('[data-chip]');
      if (next) next.focus();
      else toListStart();
    },
    // To the wider list, with the other filters.
    own: (group) => location.assign(widerPage(applied, scope, group === 'year')),
    retry: () => {
      toListStart();
      void show();
    },
    page: (query) => {
      const next = readList(query, scope);
      // Without filters every page is a file of its own.
      if (isPrerendered(next, scope)) return false;
      go(next);
      toListStart();
      return true;
    },
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !toggle.open || !toggle.checkVisibility()) return;
    const { activeElement } = document;
    if (!toggle.contains(activeElement) && !form.contains(activeElement)) return;
    toggle.open = false;
    toggle.querySelector('summary')?.focus();
  });

  const follow = () => {
    applied = fromAddress();
    if (listQuery(applied, scope) === shown) return;
    filters.write(applied);
    void show();
  };
  window.addEventListener('popstate', follow);
  // A call that the visitor's leaving has ended starts again when the page comes back as it was.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && shown === undefined) void show();
  });

  const vehicle = connectMyVehicle(elements, scope, (own) =>
    filterBy({ ...applied, ...noFilters(), ...own, page: 1 }),
  );
  if (shown === undefined) follow();
  else filters.showCount(facts.all);
  // Chosen while the script was on its way.
  if (shown !== undefined && sortFromWord(sort.value) !== applied.sort)
    goWith({ sort: sortFromWord(sort.value) });
  else if (shown !== undefined && listQuery(drafted(), scope) !== listQuery({ ...applied, page: 1 }, scope))
    countDraft();
  vehicle.update(applied);
}
