import { readWishlist, sameId, type WishedProduct } from '#src/domain/wishlist/wished-product.ts';
import { persisted } from './persisted.ts';
import { WISHLIST_KEY } from './storage-keys.ts';

/** What every page needs of the list; `wishlist-edits.ts` has what only its own page does. */
export const $wishlist = persisted(WISHLIST_KEY, readWishlist);

export const isWished = (id: number | string): boolean => $wishlist.get().some((item) => sameId(item.id, id));

/** Products that are on the list already are ignored. */
export function addToWishlist(...products: readonly WishedProduct[]): void {
  const known = new Set($wishlist.get().map(({ id }) => String(id)));
  const fresh = products.filter(({ id }) => !known.has(String(id)));
  if (fresh.length > 0) $wishlist.set([...$wishlist.get(), ...fresh]);
}

export function removeFromWishlist(id: number | string): void {
  $wishlist.set($wishlist.get().filter((item) => !sameId(item.id, id)));
}
