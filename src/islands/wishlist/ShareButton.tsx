import { sharedListQuery } from '#src/domain/wishlist/shared-list.ts';
import type { WishedProduct } from '#src/domain/wishlist/wished-product.ts';
import { notify } from '#src/stores/toasts.ts';
import { wishlistText as text } from '#src/strings/wishlist.ts';
import { shareAddress } from '../share-address.ts';

function share(products: readonly WishedProduct[]): void {
  const { query, count } = sharedListQuery(products);
  const path = `/wishlist?${query}`;
  if (count < products.length) notify(text['share.part'](count, products.length));
  const words = { copied: text['share.copied'], notCopied: text['share.failed'] };
  // The address can then be taken from the address bar.
  const open = { label: text['share.open'], run: () => location.assign(path) };
  void shareAddress(location.origin + path, words, open);
}

export function ShareButton({ products }: { products: readonly WishedProduct[] }) {
  return (
    <button type="button" className="link" onClick={() => share(products)}>
      {text['share.button']}
    </button>
  );
}
