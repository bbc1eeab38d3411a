import type { FilterGroup } from '#src/domain/product-list/filters.ts';
import { opensElsewhere } from '../opens-elsewhere.ts';
import { closePanel, isPanelOpen, type ListElements } from './elements.ts';

export type ListPresses = {
  pill: (category: string | null) => void;
  clear: (button: HTMLElement) => void;
  chip: (group: FilterGroup) => void;
  /** A chip of the page's own vehicle, or of its year. */
  own: (group: 'vehicle' | 'year') => void;
  retry: () => void;
  /** Another page of the list; returning false leaves the link to the browser. */
  page: (query: URLSearchParams) => boolean;
};

/**
 * True for a press by Enter in a field: it presses the first button of the field's form, and a vehicle's page has the
 * pills before the form's own button. A field may have the focus during a press by hand too: Safari's buttons take none.
 */
const isEnterInField = ({ detail: pressesByHand }: MouseEvent, { form }: HTMLButtonElement): boolean => {
  const { activeElement } = document;
  return pressesByHand === 0 && activeElement instanceof HTMLInputElement && activeElement.form === form;
};

function press(event: MouseEvent, on: ListPresses): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
  if (!pressed) return;
  const { chip, own } = pressed.dataset;
  if (pressed instanceof HTMLButtonElement && pressed.classList.contains('pill')) {
    event.preventDefault();
    if (isEnterInField(event, pressed)) pressed.form?.querySelector<HTMLElement>('[type=submit]')?.click();
    else on.pill(pressed.value === 'all' ? null : pressed.value);
  } else if ('clearFilters' in pressed.dataset) on.clear(pressed);
  else if (chip) on.chip(chip as FilterGroup);
  else if (own && !opensElsewhere(event)) {
    event.preventDefault();
    on.own(own as 'vehicle' | 'year');
  } else if ('retry' in pressed.dataset) on.retry();
  else if (
    pressed instanceof HTMLAnchorElement &&
    pressed.closest('[data-pager]') &&
    !opensElsewhere(event)
  ) {
    if (on.page(new URL(pressed.href).searchParams)) event.preventDefault();
  }
}

/**
 * Listens to presses around a list, in prerendered markup and in markup rendered later; `now` returns the current handlers.
 * Returns a function that removes the listeners.
 */
export function listenToPresses(elements: ListElements, now: () => ListPresses): () => void {
  const { island, tools } = elements;
  const ended = new AbortController();
  const { signal } = ended;
  island.addEventListener('click', (event) => press(event, now()), { signal });
  tools.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && isPanelOpen(elements)) closePanel(elements);
    },
    { signal },
  );
  return () => ended.abort();
}
