import { HOME_NEWEST_PRODUCTS } from '#src/domain/limits.ts';
import { readWishlist } from '#src/domain/wished-product.ts';
import { fetchJson, RETRY } from '#src/stores/fetch-json.ts';

const idsIn = (root: ParentNode): string =>
  Array.from(root.querySelectorAll<HTMLElement>('[data-wish]'), (heart) => heart.dataset['wish']).join();

/**
 * The newest products, asked for anew (DECISIONS U42). They are drawn in the page already; when the shop names others,
 * they are taken from the page as it is published now, so that cards are drawn in one place only.
 */
export async function refreshNewest(place: HTMLElement): Promise<void> {
  const answer = await fetchJson(`/api/shop/products?page=1&limit=${HOME_NEWEST_PRODUCTS}`, {
    retry: RETRY.home,
  });
  const products = readWishlist((answer as { products?: unknown } | null)?.products ?? answer);
  const newest = products.map(({ id }) => id).join();
  if (newest === '' || newest === idsIn(place)) return;
  const response = await fetch('/', { cache: 'no-cache' });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const fresh = page.querySelector('[data-newest]');
  // A focused card would lose the keyboard's place; a page not yet built anew has nothing to give.
  if (!fresh || place.contains(document.activeElement) || idsIn(fresh) === idsIn(place)) return;
  place.replaceChildren(...fresh.children);
  document.dispatchEvent(new Event('shop:drawn'));
}
