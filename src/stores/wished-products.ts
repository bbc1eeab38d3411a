import { atom } from 'nanostores';
import { PRODUCTS_BY_ID_MAX } from '#src/domain/limits/requests.ts';
import { toWished } from '#src/domain/wishlist/wished-card.ts';
import { loadCards } from './product-list.ts';
import { type WishedProduct } from '#src/domain/wishlist/wished-product.ts';
import { type CurrentProduct, goneIds } from '#src/domain/wishlist/current-products.ts';
import { updateWishlist } from './wishlist-edits.ts';
import { $wishlist } from './wishlist.ts';

/** Ids on the list that the shop no longer has; known after a refresh. */
export const $goneIds = atom<ReadonlySet<string>>(new Set());

/** The products of these ids that are on offer, in calls of up to 200. */
export async function loadProducts(ids: readonly (number | string)[]): Promise<CurrentProduct[]> {
  const found: CurrentProduct[] = [];
  for (let start = 0; start < ids.length; start += PRODUCTS_BY_ID_MAX) {
    const cards = await loadCards(ids.slice(start, start + PRODUCTS_BY_ID_MAX));
    found.push(...cards.map(toWished));
  }
  return found;
}

/** Products of the list that the shop was asked for. */
let asked: ReadonlySet<string> = new Set();

/**
 * Whether the list holds a product that was added since the last refresh, here or in another tab: a heart stores less
 * than the list shows. One that was removed and added again counts as added.
 */
export function isRefreshDue(products: readonly WishedProduct[]): boolean {
  const ids = products.map(({ id }) => String(id));
  asked = new Set(ids.filter((id) => asked.has(id)));
  return asked.size < ids.length;
}

/** Updates the saved products and records those that no longer exist; throws FetchProblem without an answer. */
export async function refreshWishlist(): Promise<void> {
  const ids = $wishlist.get().map(({ id }) => String(id));
  if (ids.length === 0) return;
  asked = new Set(ids);
  const current = await loadProducts(ids);
  // A merged product is answered under the id of the one that was kept.
  asked = new Set([...asked, ...current.map(({ id }) => String(id))]);
  updateWishlist(current);
  $goneIds.set(new Set(goneIds(ids, current)));
}
