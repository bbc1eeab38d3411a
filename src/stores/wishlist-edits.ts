import { readWishlist, sameId, type WishedProduct } from '#src/domain/wishlist/wished-product.ts';
import { type CurrentProduct, idsOf } from '#src/domain/wishlist/current-products.ts';
import { $wishlist, isWished } from './wishlist.ts';

/** Puts a removed product back to its place; `before` is the list that it was removed from. */
export function returnToWishlist(product: WishedProduct, before: readonly WishedProduct[]): void {
  const now = $wishlist.get();
  if (isWished(product.id)) return;
  const after = before.slice(before.findIndex(({ id }) => sameId(id, product.id)) + 1);
  const next = now.findIndex(({ id }) => after.some((other) => sameId(other.id, id)));
  const at = next === -1 ? now.length : next;
  $wishlist.set([...now.slice(0, at), product, ...now.slice(at)]);
}

export const clearWishlist = (): void => $wishlist.set([]);

/** Restores the list; products saved since come after it. */
export function restoreWishlist(products: readonly WishedProduct[]): void {
  const since = $wishlist.get();
  $wishlist.set([...products, ...since.filter(({ id }) => !products.some((p) => sameId(p.id, id)))]);
}

/**
 * Updates saved products with the shop's answer; products missing from it are kept unchanged. A merged product is
 * replaced by the one that was kept.
 */
export function updateWishlist(current: readonly CurrentProduct[]): void {
  const byId = new Map(
    current.flatMap((answer) => {
      const { replaces: _, ...product } = answer;
      return idsOf(answer).map((id) => [id, product] as const);
    }),
  );
  $wishlist.set(readWishlist($wishlist.get().map((item) => byId.get(String(item.id)) ?? item)));
}
