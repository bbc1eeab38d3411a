import { createRoot } from 'react-dom/client';
import { PRODUCTS_BY_ID_MAX } from '#src/domain/limits.ts';
import { readIds } from '#src/domain/wished-product.ts';
import { SharedList } from './SharedList.tsx';
import { WishlistProvider } from './wishlist-context.tsx';
import { WishlistPage } from './WishlistPage.tsx';

/** The list is the visitor's own: nothing of it could be prerendered, so there is no markup to hydrate. */
export function mount(element: HTMLElement): void {
  const shared = new URLSearchParams(location.search).get('ids');
  const { whatsapp = '', viber = '', email = '' } = element.dataset;
  const contacts = { whatsapp, viber, email };
  createRoot(element).render(
    <WishlistProvider>
      {shared === null ? (
        <WishlistPage contacts={contacts} />
      ) : (
        <SharedList ids={readIds(shared, PRODUCTS_BY_ID_MAX)} />
      )}
    </WishlistProvider>,
  );
}
