import { useStore } from '@nanostores/react';
import { createContext, type ReactNode, use } from 'react';
import type { WishedProduct } from '#src/domain/wishlist/wished-product.ts';
import { $wishlist } from '#src/stores/wishlist.ts';

const Wishlist = createContext<readonly WishedProduct[] | null>(null);

/** Islands share the store, not a tree; the context only tells a component that it may use the list (DECISIONS D24). */
export function WishlistProvider({ children }: { children: ReactNode }) {
  return <Wishlist value={useStore($wishlist)}>{children}</Wishlist>;
}

/** Throws outside a WishlistProvider. */
export function useWishlist(): readonly WishedProduct[] {
  const products = use(Wishlist);
  if (!products) throw new Error('useWishlist needs a WishlistProvider around it');
  return products;
}

/** 0 outside a WishlistProvider. */
export const useWishlistCount = (): number => use(Wishlist)?.length ?? 0;
