import { createRoot } from 'react-dom/client';
import { readSharedList } from '#src/domain/wishlist/shared-list.ts';
import { takeShopOfPage } from '#src/stores/shop-of-page.ts';
import { SharedList } from './SharedList.tsx';
import { WishlistProvider } from './wishlist-context.tsx';
import { WishlistPage } from './WishlistPage.tsx';

/**
 * The list is the visitor's own and cannot be prerendered, so there is no markup to hydrate. The service worker
 * recognises this file by its name.
 */
export function mount(element: HTMLElement): void {
  takeShopOfPage();
  const shared = readSharedList(new URLSearchParams(location.search));
  createRoot(element).render(
    <WishlistProvider>{shared ? <SharedList ids={shared} /> : <WishlistPage />}</WishlistProvider>,
  );
}
