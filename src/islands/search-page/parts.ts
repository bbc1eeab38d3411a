/** The elements of the page whose content depends on the search. */
export type SearchPageParts = Record<'island' | 'notes' | 'count' | 'tools' | 'list', HTMLElement> & {
  input: HTMLInputElement | null;
};

export function searchPageParts(island: HTMLElement): SearchPageParts | undefined {
  const part = (name: string) => island.querySelector<HTMLElement>(`[data-${name}]`);
  const [notes, count, tools, list] = [part('notes'), part('count'), part('tools'), part('list')];
  if (!notes || !count || !tools || !list) return undefined;
  return { island, notes, count, tools, list, input: document.querySelector('header input[name=q]') };
}

/** Moves the focus to the count: the pressed link may have been removed. */
export function continueAtCount({ count }: SearchPageParts): void {
  count.tabIndex = -1;
  count.focus({ preventScroll: true });
  count.scrollIntoView({ block: 'center' });
}

/** From 'slow' on the cards keep their boxes and cannot be read or pressed. */
export function markBusy({ island, list }: SearchPageParts, isWaiting: boolean, isSlow: boolean): void {
  list.setAttribute('aria-busy', String(isWaiting));
  island.toggleAttribute('data-busy', isSlow);
}
