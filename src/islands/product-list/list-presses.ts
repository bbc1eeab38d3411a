import type { FilterGroup } from '#src/domain/product-list/filters.ts';

type Presses = {
  pill: (category: string | null) => void;
  clear: (button: HTMLElement) => void;
  chip: (group: FilterGroup) => void;
  /** A chip of the page's own vehicle, or of its year. */
  own: (group: 'vehicle' | 'year') => void;
  retry: () => void;
  /** Another page of the list; false leaves the link to the browser. */
  page: (query: URLSearchParams) => boolean;
};

/** What is pressed around a list, which is drawn anew again and again. Links with a key held open elsewhere. */
export function listenToPresses(island: HTMLElement, on: Presses): void {
  island.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!pressed) return;
    const { chip, own } = pressed.dataset;
    const withKeys = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (pressed instanceof HTMLButtonElement && pressed.classList.contains('pill')) {
      event.preventDefault();
      on.pill(pressed.value === 'all' ? null : pressed.value);
    } else if ('clearFilters' in pressed.dataset) on.clear(pressed);
    else if (chip) on.chip(chip as FilterGroup);
    else if (own && !withKeys) {
      event.preventDefault();
      on.own(own as 'vehicle' | 'year');
    } else if ('retry' in pressed.dataset) on.retry();
    else if (pressed instanceof HTMLAnchorElement && pressed.closest('[data-pager]') && !withKeys) {
      if (on.page(new URL(pressed.href).searchParams)) event.preventDefault();
    }
  });
}
