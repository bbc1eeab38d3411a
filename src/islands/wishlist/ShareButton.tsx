import { PRODUCTS_BY_ID_MAX } from '#src/domain/limits.ts';
import { shareAddress } from '#src/domain/wishlist-enquiry.ts';
import type { WishedProduct } from '#src/domain/wished-product.ts';
import { notify } from '#src/stores/toasts.ts';
import { wishlistText as text } from '#src/strings/wishlist.ts';

async function share(url: string): Promise<void> {
  // The phone's own sheet where there is one; computers copy.
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    await navigator.share({ url }).catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'AbortError')) throw error;
    });
    return;
  }
  await navigator.clipboard.writeText(url);
  notify(text['share.copied']);
}

export function ShareButton({ products }: { products: readonly WishedProduct[] }) {
  const press = () => {
    share(shareAddress(location.origin, products, PRODUCTS_BY_ID_MAX)).catch(() =>
      notify(text['share.failed'], { tone: 'error' }),
    );
  };
  return (
    <button type="button" className="link" onClick={press}>
      {text['share.button']}
    </button>
  );
}
