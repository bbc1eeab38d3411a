import { HOME_NEWEST_PRODUCTS } from '#src/domain/limits.ts';
import type { ListAnswer } from '#src/domain/product-list/product-list.ts';
import { fetchJson, RETRY } from '#src/stores/fetch-json.ts';

const idsIn = (root: ParentNode): string =>
  Array.from(root.querySelectorAll<HTMLElement>('[data-wish]'), (heart) => heart.dataset['wish']).join();

/** Fetches the newest products (DECISIONS U42), and replaces the prerendered ones if they differ. */
export async function refreshNewest(place: HTMLElement): Promise<void> {
  const call = `/api/shop/products?page=1&limit=${HOME_NEWEST_PRODUCTS}`;
  const { products } = (await fetchJson(call, { retry: RETRY.home })) as ListAnswer;
  const newest = products.map(({ id }) => id).join();
  // Replacing would lose the focus if a card has it.
  if (newest === '' || newest === idsIn(place) || place.contains(document.activeElement)) return;
  const { showNewest } = await import('./show-newest.tsx');
  showNewest(place, products);
}
