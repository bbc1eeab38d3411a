import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast, UNDO_LASTS_MS } from '#src/stores/toasts.ts';
import { clearWishlist, restoreWishlist } from '#src/stores/wishlist-edits.ts';
import type { WishedProduct } from '#src/domain/wishlist/wished-product.ts';
import { $goneIds, isRefreshDue, refreshWishlist } from '#src/stores/wished-products.ts';
import { cardText } from '#src/strings/card.ts';
import { wishlistText as text } from '#src/strings/wishlist.ts';
import { Enquiry } from './Enquiry.tsx';
import { ShareButton } from './ShareButton.tsx';
import { useWishlist } from './wishlist-context.tsx';
import { WishCards } from './WishCards.tsx';

/** The empty state is prerendered; it is shown whenever the list is not. */
function useEmptyState(isEmpty: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-wishes', !isEmpty);
  }, [isEmpty]);
}

/** Refreshes the list when something was added to it, and when the page comes back; true if the last attempt failed. */
function useRefresh(products: readonly WishedProduct[]): boolean {
  const [hasFailed, setFailed] = useState(false);
  const refresh = useEffectEvent(() => {
    refreshWishlist().then(
      () => setFailed(false),
      (error: unknown) => {
        console.warn(error);
        setFailed(true);
      },
    );
  });
  useEffect(() => {
    if (isRefreshDue(products)) refresh();
  }, [products]);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) refresh();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  return hasFailed;
}

export function WishlistPage() {
  const products = useWishlist();
  const gone = useStore($goneIds);
  const hasFailed = useRefresh(products);
  useEmptyState(products.length === 0);

  if (products.length === 0) return null;
  const onOffer = products.filter(({ id }) => !gone.has(String(id)));
  const clear = () => {
    clearWishlist();
    toast(text.cleared, {
      lastsMs: UNDO_LASTS_MS,
      focus: true,
      action: { label: text.undo, run: () => restoreWishlist(products), isUndo: true },
    });
  };

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p
          role="status"
          className="rounded-1 bg-sunken px-2.5 py-1 text-sm font-semibold whitespace-nowrap text-ink num"
        >
          {text.count(products.length)}
        </p>
        <p className="text-sm text-ink-2">
          {text.onDevice} {cardText.rated}
        </p>
        <span className="flex flex-wrap gap-x-6 sm:ml-auto">
          <ShareButton products={products} />
          <button type="button" className="link" onClick={clear}>
            {text.clear}
          </button>
        </span>
      </div>
      <p role="status" className="text-sm text-ink-2 not-empty:mb-6">
        {hasFailed && text.refreshFailed}
      </p>
      <WishCards products={products} editable />
      {onOffer.length > 0 && <Enquiry products={onOffer} />}
      <p className="mt-6" data-tools="">
        <a className="link" href="/svi-proizvodi">
          {text.continue}
        </a>
      </p>
    </>
  );
}
