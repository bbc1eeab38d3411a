import { type SearchView, searchView, promptView } from '#src/components/search/search-view.ts';
import {
  readSearch,
  searchFor,
  searchPages,
  searchPageAddress,
  searchSortFromWord,
  type SearchState,
} from '#src/domain/search-state.ts';
import { shop } from '#src/domain/shop.ts';
import type { ShownAnswer } from '#src/contracts/search-calls.ts';
import { knownAnswer, loadSearch } from '#src/stores/search.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { connectView } from './result-view.ts';

/** Skeletons only when an answer takes its time. */
const PATIENCE_MS = 150;

const nothingFound = (state: SearchState): ShownAnswer => ({
  ...{ results: [], total: 0, totalIsCapped: false, query: state.q, queryIsCut: false, page: 1, limit: 0 },
  ...{ counts: { manufacturer: 0, model: 0, product: 0, tuning: 0 }, categories: [] },
});

/**
 * Searches, filters, sorts and pages in place. The page comes with its results; what is shown follows from the address
 * alone, so that links, Back and a reload lead to the same results.
 */
export function mount(island: HTMLElement): void {
  const part = (name: string) => island.querySelector<HTMLElement>(`[data-${name}]`);
  const [notes, count, tools, list] = [part('notes'), part('count'), part('tools'), part('list')];
  const input = island.querySelector<HTMLInputElement>('input[name=q]');
  if (!notes || !count || !tools || !list) return;

  const fromAddress = () => readSearch(new URLSearchParams(location.search));
  let applied = fromAddress();
  let loading = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** Address of the results on the screen; undefined while they are awaited. */
  let shown: string | undefined = list.querySelector('[data-waiting]')
    ? undefined
    : searchPageAddress(applied);
  const showView = connectView(island);

  const busy = (waiting: boolean) => {
    clearTimeout(patience);
    list.ariaBusy = String(waiting);
    if (waiting)
      patience = setTimeout(() => {
        island.dataset['busy'] = '';
        count.textContent = text.loading;
      }, PATIENCE_MS);
    else delete island.dataset['busy'];
  };

  /** The keyboard keeps its place when the control it is on is drawn anew. */
  const drawTools = (html: string) => {
    const key = document.activeElement instanceof HTMLElement && document.activeElement.dataset['key'];
    tools.innerHTML = html;
    if (key) tools.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
  };

  const draw = (view: SearchView) => {
    busy(false);
    notes.innerHTML = view.notes;
    count.innerHTML = view.count;
    drawTools(view.tools);
    list.innerHTML = view.list;
    document.title = `${view.title} | ${shop.name}`;
    shown = searchPageAddress(applied);
    showView();
    document.dispatchEvent(new Event('shop:drawn'));
  };

  const accept = (answer: ShownAnswer) => {
    const last = searchPages(answer.total);
    if (answer.results.length === 0 && answer.total > 0 && applied.page > last)
      go({ ...applied, page: last }, { replace: true });
    else draw(searchView(applied, answer));
  };

  const show = async (): Promise<void> => {
    loading.abort();
    const state = applied;
    if (state.q === '') {
      draw(promptView());
      return;
    }
    const known = knownAnswer(state);
    if (known) {
      accept(known);
      return;
    }
    shown = undefined;
    busy(true);
    loading = new AbortController();
    const { signal } = loading;
    try {
      const answer = await loadSearch(state, signal);
      if (!signal.aborted) accept(answer);
    } catch (error) {
      // Given up for a newer search, or the visitor is leaving.
      if (signal.aborted || (error instanceof DOMException && error.name === 'AbortError')) return;
      // Logged, results cleared, no message (SPEC §8).
      console.warn(error);
      draw(searchView(state, nothingFound(state)));
    }
  };

  const go = (next: SearchState, { replace = false } = {}) => {
    applied = next;
    history[replace ? 'replaceState' : 'pushState'](null, '', searchPageAddress(next));
    void show();
  };

  /** Where the reader continues: the pressed link may be gone. */
  const toStart = () => {
    count.tabIndex = -1;
    count.focus({ preventScroll: true });
    count.scrollIntoView({ block: 'center' });
  };

  island.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!pressed) return;
    if ('retry' in pressed.dataset) {
      void show();
      return;
    }
    const isPager = pressed.closest('[data-pager]') !== null;
    if (!(pressed instanceof HTMLAnchorElement) || !(isPager || 'inPlace' in pressed.dataset)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(readSearch(new URL(pressed.href).searchParams));
    if (!tools.contains(pressed)) toStart();
  });
  tools.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement)
      go({ ...applied, sort: searchSortFromWord(target.value), page: 1 });
  });
  // The header's box and the page's own search here, without loading the page again.
  document.addEventListener('shop:search', (event) => {
    const { detail } = event as CustomEvent<string>;
    event.preventDefault();
    if (input) input.value = detail;
    go(searchFor(detail));
    toStart();
  });

  const follow = () => {
    applied = fromAddress();
    if (input && input !== document.activeElement) input.value = applied.q;
    if (searchPageAddress(applied) !== shown) void show();
  };
  window.addEventListener('popstate', follow);
  // A call that the visitor's leaving has ended starts again when the page comes back as it was.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && shown === undefined) void show();
  });
  showView();
  if (shown === undefined) void show();
}
