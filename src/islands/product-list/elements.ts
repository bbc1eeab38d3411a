import { WAITING_SHOWN_AFTER_MS } from '#src/domain/limits/pages.ts';
import type { ListScope } from '#src/domain/product-list/list-scope.ts';

/** The elements of the prerendered list; rendered by components/product-list. */
export type ListElements = {
  island: HTMLElement;
  /** Holds the view `ListTools`. */
  tools: HTMLElement;
  /** Opens the panel on phones. */
  toggle: HTMLDetailsElement;
  chips: HTMLElement;
  count: HTMLElement;
  list: HTMLElement;
};

export function listElements(island: HTMLElement): ListElements | undefined {
  const tools = island.querySelector<HTMLElement>('[data-tools]');
  const toggle = island.querySelector('details');
  const chips = island.querySelector<HTMLElement>('[data-chips]');
  const count = island.querySelector<HTMLElement>('[data-count]');
  const list = island.querySelector<HTMLElement>('[data-list]');
  if (!tools || !toggle || !chips || !count || !list) return undefined;
  return { island, tools, toggle, chips, count, list };
}

export type ListFacts = {
  scope: ListScope;
  /** Address of the first page, and how many products there are without a filter. */
  path: string;
  all: number;
  heading: 'h2' | 'h3';
  /** Tuning cards show the product code. */
  withCode: boolean;
  /** The query of the prerendered list. */
  prerendered: string | undefined;
};

export function markPills({ island }: ListElements, category: string | null): void {
  for (const pill of island.querySelectorAll<HTMLButtonElement>('.pill'))
    pill.setAttribute('aria-pressed', String(pill.value === (category ?? 'all')));
}

/** Returns a function that cancels the wait for skeletons. */
export function markWaiting({ island, list }: ListElements, isWaiting: boolean): () => void {
  list.setAttribute('aria-busy', String(isWaiting));
  if (!isWaiting) delete island.dataset['busy'];
  const timer = isWaiting
    ? setTimeout(() => (island.dataset['busy'] ??= ''), WAITING_SHOWN_AFTER_MS)
    : undefined;
  return () => clearTimeout(timer);
}

/** Moves the focus to the start of the list: the pressed button or link may have been removed. */
export function toListStart({ count, chips }: ListElements): void {
  count.tabIndex = -1;
  count.focus({ preventScroll: true });
  const start = chips.childElementCount > 0 ? chips.parentElement : count;
  start?.scrollIntoView({ block: 'start' });
}

/** True while the panel is open below its button, as on phones. */
export const isPanelOpen = ({ toggle }: ListElements): boolean =>
  toggle.open && toggle.getClientRects().length > 0;

/** Returns the focus to the button that opens the panel. */
export function closePanel({ toggle }: ListElements): void {
  toggle.open = false;
  toggle.querySelector('summary')?.focus();
}
