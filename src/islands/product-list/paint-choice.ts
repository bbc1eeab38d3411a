import { activeFilters, type ListState, sortWord } from '#src/domain/product-list/list-state.ts';
import type { ListScope } from '#src/domain/product-list/list-scope.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import type { ListElements } from './elements.ts';

/** Skeletons are shown only when an answer takes longer than this. */
const PATIENCE_MS = 150;

/** Shows the list state in the prerendered markup: number of filters, sorting, pills. */
export function paintChoice({ island, sort }: ListElements, state: ListState, scope: ListScope): void {
  const active = activeFilters(state, scope).length;
  for (const number of island.querySelectorAll<HTMLElement>('[data-active-filters]')) {
    const words =
      number.dataset['activeFilters'] === 'words' ? text['filter.active'](active) : String(active);
    number.hidden = active === 0;
    (number.firstElementChild ?? number).textContent = active > 0 ? words : '';
  }
  sort.value = sortWord(state.sort);
  for (const pill of island.querySelectorAll<HTMLButtonElement>('.pill'))
    pill.ariaPressed = String(pill.value === (state.category ?? 'all'));
}

/** Returns a function that cancels the wait for skeletons. */
export function paintWaiting({ island, list }: ListElements, isWaiting: boolean): () => void {
  list.ariaBusy = String(isWaiting);
  if (!isWaiting) delete island.dataset['busy'];
  const patience = isWaiting ? setTimeout(() => (island.dataset['busy'] ??= ''), PATIENCE_MS) : undefined;
  return () => clearTimeout(patience);
}

/** Moves the reader to the start of the list: the pressed button or link may be gone. */
export function toListStart({ count, chips }: ListElements): void {
  count.tabIndex = -1;
  count.focus({ preventScroll: true });
  const start = chips.childElementCount > 0 ? chips.parentElement : count;
  start?.scrollIntoView({ block: 'start' });
}

/** Returns the focus to the button that opens the panel on phones. */
export function closePanel({ toggle }: ListElements, isOpen = false): void {
  toggle.open = isOpen;
  toggle.querySelector('summary')?.focus();
}
