import { atom } from 'nanostores';
import { PRODUCTS_BY_ID_MAX } from '#src/domain/limits/requests.ts';
import { toWished } from '#src/domain/wished-card.ts';
import { type CurrentProduct, goneIds } from '#src/domain/wished-product.ts';
import { loadCards } from './product-list.ts';
import { $wishlist, updateWishlist } from './wishlist.ts';

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

/** Updates the saved products and records those that no longer exist; throws FetchProblem without an answer. */
export async function refreshWishlist(): Promise<void> {
  const ids = $wishlist.get().map(({ id }) => String(id));
  if (ids.length === 0) return;
  const current = await loadProducts(ids);
  updateWishlist(current);
  $goneIds.set(new Set(goneIds(ids, current)));
}
