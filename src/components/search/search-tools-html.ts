import type { SearchAnswer } from '#src/contracts/search-calls.ts';
import { escapeHtml } from '#src/domain/escape-html.ts';
import {
  SEARCH_SORTS,
  SEARCH_TYPES,
  searchPageAddress,
  searchSortWord,
  type SearchState,
  type SearchType,
} from '#src/domain/search-state.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { gridPath, listPath } from '#src/views/ui/icons.ts';
import { ICON_CLASSES, svgIcon } from '../ui/svg-icon.ts';

/** Links, so that they work without a script; a type without results is no link. */
function typePill(
  state: SearchState,
  type: SearchType | null,
  name: string,
  count: string,
  isEmpty: boolean,
) {
  const isCurrent = state.type === type;
  const content = `${name} <span>${count}</span>`;
  if (isEmpty && !isCurrent) return `<li><span class="pill pill--none">${content}</span></li>`;
  const href = escapeHtml(searchPageAddress({ ...state, type, page: 1 }));
  return `<li><a class="pill" href="${href}" data-in-place data-key="${type ?? 'all'}"${isCurrent ? ' aria-current="true"' : ''}>${content}</a></li>`;
}

function typePills(state: SearchState, { counts, productsAreCapped }: Tools): string {
  const all = SEARCH_TYPES.reduce((sum, type) => sum + counts[type], 0);
  const pills = SEARCH_TYPES.map((type) => {
    const count = text.shownCount(counts[type], type === 'product' && productsAreCapped);
    return typePill(state, type, text.typeName(type), count, counts[type] === 0);
  });
  const first = typePill(state, null, text.allTypes, text.shownCount(all, productsAreCapped), false);
  return `<nav aria-label="${text.typesLabel}"><ul class="sp__types">${first}${pills.join('')}</ul></nav>`;
}

/** A form of its own: without a script the button sends it. */
function sortForm(state: SearchState): string {
  const kept = new URL(searchPageAddress({ ...state, sort: 'relevance', page: 1 }), 'https://shop.example')
    .searchParams;
  const hidden = [...kept].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const options = SEARCH_SORTS.map(
    (sort) =>
      `<option value="${searchSortWord(sort)}"${sort === state.sort ? ' selected' : ''}>${text.sortName(sort)}</option>`,
  );
  return `<form class="sp__sort" action="/search">${hidden.join('')}<label><span>${text.sortLabel}</span> <select name="sortiraj" autocomplete="off" data-key="sort">${options.join('')}</select></label><button class="sp__apply">${text.sortApply}</button></form>`;
}

const viewButton = (view: 'grid' | 'list', label: string, path: string): string =>
  `<button type="button" data-view="${view}" data-key="${view}" aria-pressed="false" aria-label="${label}" title="${label}">${svgIcon(path, ICON_CLASSES)}</button>`;

type Tools = Pick<SearchAnswer, 'counts'> & { productsAreCapped: boolean };

/** Type, sorting and view; the script marks which view is chosen. */
export const searchToolsHtml = (state: SearchState, tools: Tools): string =>
  `${typePills(state, tools)}<div class="sp__order">${sortForm(state)}<div class="sp__view" role="group" aria-label="${text.viewLabel}">${viewButton('grid', text.viewGrid, gridPath)}${viewButton('list', text.viewList, listPath)}</div></div>`;
