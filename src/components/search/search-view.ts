import type { ShownAnswer } from '#src/contracts/search-calls.ts';
import { cutAtWord } from '#src/domain/cut-text.ts';
import { escapeHtml } from '#src/domain/escape-html.ts';
import { searchPages, searchPageAddress, type SearchState } from '#src/domain/search-state.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { buttonHtml } from '../ui/button-html.ts';
import { emptyStateHtml } from '../ui/empty-state-html.ts';
import { filtersPath, searchPath as searchIcon } from '#src/views/ui/icons.ts';
import { pagerHtml } from '../ui/pager-html.ts';
import { resultCardHtml } from './result-card-html.ts';
import { searchNotesHtml } from './search-notes-html.ts';
import { searchToolsHtml } from './search-tools-html.ts';

// What the search page shows, as strings that the function and the page's script share.

/** The parts of the page that follow from the search; all but `title` are HTML. */
export type SearchView = { title: string; notes: string; count: string; tools: string; list: string };

const SKELETONS = 8;
const TITLE_QUERY_CHARACTERS = 36;

const askPath = (q: string): string => `/kontakt?trazim=${encodeURIComponent(q)}`;

function promptHtml(): string {
  return emptyStateHtml({
    title: text.promptTitle,
    advice: text.promptAdvice,
    icon: searchIcon,
    heading: 'h2',
    actions:
      buttonHtml(text.catalogue, { href: '/katalog' }) +
      buttonHtml(text.products, { href: '/svi-proizvodi', variant: 'line' }),
  });
}

function emptyHtml(q: string): string {
  const ask = escapeHtml(askPath(q));
  const tips = [
    ...text.tips.map(escapeHtml),
    `<a class="link-in" href="${ask}">${text.askTip}</a>${text.askTipRest}`,
  ];
  return emptyStateHtml({
    title: text.empty,
    text: `<ul class="sp__tips">${tips.map((tip) => `<li>${tip}</li>`).join('')}</ul>`,
    icon: searchIcon,
    heading: 'h2',
    actions:
      buttonHtml(text.ask, { href: ask }) + buttonHtml(text.catalogue, { href: '/katalog', variant: 'line' }),
  });
}

const filteredEmptyHtml = (state: SearchState): string =>
  emptyStateHtml({
    title: text.filteredEmpty,
    icon: filtersPath,
    heading: 'h2',
    actions: buttonHtml(text.clearFilters, {
      href: escapeHtml(searchPageAddress({ ...state, type: null, page: 1 })),
      attributes: 'data-in-place',
      variant: 'line',
    }),
  });

const cardsHtml = (cards: readonly string[], attributes = ''): string =>
  `<div class="sp__cards"${attributes}>${cards.join('')}</div>`;

const SKELETON =
  '<div class="card" aria-hidden="true"><div class="card__i"></div><div class="card__b"><p class="card__m">&nbsp;</p><p class="card__n">&nbsp;</p><p class="card__f">&nbsp;</p></div></div>';

const titleOf = ({ q }: SearchState): string =>
  q === '' ? text.title : text.titleFor(cutAtWord(q, TITLE_QUERY_CHARACTERS));

/** Before there is an answer: the boxes of the cards to come. */
export const waitingView = (state: SearchState): SearchView => ({
  ...{ title: titleOf(state), notes: '', tools: '', count: text.loading },
  list: cardsHtml(
    Array.from({ length: SKELETONS }, () => SKELETON),
    ' data-waiting',
  ),
});

export const promptView = (): SearchView => ({
  ...{ title: text.title, notes: '', tools: '', count: text.prompt, list: promptHtml() },
});

/** `answer` to this very state; nothing found at all, nothing of the chosen type, or a page of results. */
export function searchView(state: SearchState, answer: ShownAnswer): SearchView {
  const { results, total, counts, totalIsCapped, query } = answer;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  const view = { title: titleOf(state), notes: searchNotesHtml(state, answer) };
  const none = escapeHtml(text.noneFor(query, state.type));
  if (isEmpty) return { ...view, count: none, tools: '', list: emptyHtml(query) };
  const productsAreCapped = totalIsCapped && state.type !== 'manufacturer';
  const tools = searchToolsHtml(state, { counts, productsAreCapped });
  if (total === 0) return { ...view, count: none, tools, list: filteredEmptyHtml(state) };
  const cards = results.map((result, i) => resultCardHtml(result, i < 2));
  const pager = pagerHtml(answer.page, searchPages(total), (page) => searchPageAddress({ ...state, page }));
  return {
    ...view,
    count: escapeHtml(text.found(total, totalIsCapped, query, state.type)),
    tools,
    list: cardsHtml(cards) + pager,
  };
}
