import type { ListScope } from '#src/domain/product-list/list-scope.ts';

/** The elements of the prerendered list; drawn by components/product-list. */
export type ListElements = {
  island: HTMLElement;
  form: HTMLFormElement;
  toggle: HTMLDetailsElement;
  sort: HTMLSelectElement;
  chips: HTMLElement;
  count: HTMLElement;
  list: HTMLElement;
  /** Place of 'Samo dijelovi za moje vozilo'; empty without a saved vehicle. */
  mine: HTMLElement;
};

export function listElements(island: HTMLElement): ListElements | undefined {
  const form = island.querySelector<HTMLFormElement>('[data-filters]');
  const toggle = island.querySelector<HTMLDetailsElement>('[data-filter-toggle]');
  const sort = island.querySelector<HTMLSelectElement>('select[name=sortiraj]');
  const chips = island.querySelector<HTMLElement>('[data-chips]');
  const count = island.querySelector<HTMLElement>('[data-count]');
  const list = island.querySelector<HTMLElement>('[data-list]');
  const mine = island.querySelector<HTMLElement>('[data-mine]');
  if (!form || !toggle || !sort || !chips || !count || !list || !mine) return undefined;
  return { island, form, toggle, sort, chips, count, list, mine };
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
