/** What the prerendered list consists of; drawn by components/product-list. */
export type ListElements = {
  island: HTMLElement;
  form: HTMLFormElement;
  toggle: HTMLDetailsElement;
  sort: HTMLSelectElement;
  chips: HTMLElement;
  count: HTMLElement;
  list: HTMLElement;
};

export function listElements(island: HTMLElement): ListElements | undefined {
  const form = island.querySelector<HTMLFormElement>('[data-filters]');
  const toggle = island.querySelector<HTMLDetailsElement>('[data-filter-toggle]');
  const sort = island.querySelector<HTMLSelectElement>('select[name=sortiraj]');
  const chips = island.querySelector<HTMLElement>('[data-chips]');
  const count = island.querySelector<HTMLElement>('[data-count]');
  const list = island.querySelector<HTMLElement>('[data-list]');
  if (!form || !toggle || !sort || !chips || !count || !list) return undefined;
  return { island, form, toggle, sort, chips, count, list };
}
