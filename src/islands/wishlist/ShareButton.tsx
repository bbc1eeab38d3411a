import { sharedListQuery } from '#src/domain/wishlist/shared-list.ts';
import type { WishedProduct } from '#src/domain/wishlist/wished-product.ts';
import { notify } from '#src/stores/toasts.ts';
import { wishlistText as text } from '#src/strings/wishlist.ts';

async function share(products: readonly WishedProduct[]): Promise<void> {
  const { query, count } = sharedListQuery(products);
  const url = `${location.origin}/wishlist?${query}`;
  if (count < products.length) notify(text['share.part'](count, products.length));
  // Opens the phone's share sheet where there is one; computers copy.
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    await navigator.share({ url }).catch((error: unknown) => {
      // The visitor has closed the sheet.
      if (!(error instanceof Error && error.name === 'AbortError')) throw error;
    });
    return;
  }
  await navigator.clipboard.writeText(url);
  notify(text['share.copied']);
}

export function ShareButton({ products }: { products: readonly WishedProduct[] }) {
  const press = () => {
    share(products).catch(() => notify(text['share.failed'], { tone: 'error' }));
  };
  return (
    <button type="button" className="link" onClick={press}>
      {text['share.button']}
    </button>
  );
}
