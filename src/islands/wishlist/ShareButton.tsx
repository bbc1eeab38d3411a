import { sharedListQuery } from '#src/domain/wishlist/shared-list.ts';
import type { WishedProduct } from '#src/domain/wishlist/wished-product.ts';
import { notify } from '#src/stores/toasts.ts';
import { wishlistText as text } from '#src/strings/wishlist.ts';
import { copyText } from '../copy-text.ts';

/** Opens the phone's share sheet where there is one. False: there is none, or the browser refuses to open it. */
async function shareOnPhone(url: string): Promise<boolean> {
  if (!matchMedia('(pointer: coarse)').matches || !('share' in navigator)) return false;
  return navigator.share({ url }).then(
    () => true,
    // The visitor has closed the sheet.
    (error: unknown) => error instanceof Error && error.name === 'AbortError',
  );
}

async function share(products: readonly WishedProduct[]): Promise<void> {
  const { query, count } = sharedListQuery(products);
  const path = `/wishlist?${query}`;
  const url = location.origin + path;
  if (count < products.length) notify(text['share.part'](count, products.length));
  if (await shareOnPhone(url)) return;
  // Computers copy. Where that is refused too, the address can be taken from the address bar.
  const open = { label: text['share.open'], run: () => location.assign(path) };
  copyText(url, text['share.copied'], text['share.failed'], open);
}

export function ShareButton({ products }: { products: readonly WishedProduct[] }) {
  return (
    <button type="button" className="link" onClick={() => void share(products)}>
      {text['share.button']}
    </button>
  );
}
