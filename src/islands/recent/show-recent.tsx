import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RECENT_KEPT, RECENT_SHOWN } from '#src/domain/limits/pages.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { loadCards } from '#src/stores/product-list.ts';
import { $recent } from '#src/stores/recent.ts';
import { toast, UNDO_LASTS_MS } from '#src/stores/toasts.ts';
import { recentText as text } from '#src/strings/recent.ts';
import { ProductCards } from '#src/views/product/ProductCards.tsx';
import { tellRendered } from '../rendered.ts';

type Props = { products: readonly ProductCard[]; onClear: () => void };

const RecentProducts = ({ products, onClear }: Props) => (
  <section className="py-section" aria-labelledby="nedavno">
    <div className="wrap">
      <div className="mb-head flex flex-wrap items-end justify-between gap-x-6">
        <h2 id="nedavno" className="t-lg">
          {text.heading}
        </h2>
        <button type="button" aria-label={text.clearName} className="-mb-2.5 link" onClick={onClear}>
          {text.clear}
        </button>
      </div>
      <ProductCards products={products} heading="h3" layout="four" />
    </div>
  </section>
);

/** Recently viewed products, the latest first; products that no longer exist are left out. */
export async function showRecent(place: HTMLElement, ids: readonly number[]): Promise<void> {
  const cards = await loadCards(ids);
  const known = ids.flatMap((id) => cards.find((card) => card.id === id) ?? []).slice(0, RECENT_SHOWN);
  if (known.length === 0) {
    place.remove();
    return;
  }
  // Of those that the early script counted, some may no longer exist.
  document.documentElement.dataset['recents'] = String(known.length);
  const clear = () => {
    const cleared = $recent.get();
    const mark = document.createComment('');
    $recent.set([]);
    place.replaceWith(mark);
    const restore = () => {
      // Another tab may have added some since.
      $recent.set([...new Set([...$recent.get(), ...cleared])].slice(0, RECENT_KEPT));
      mark.replaceWith(place);
      place.querySelector('button')?.focus();
    };
    toast(text.cleared, {
      lastsMs: UNDO_LASTS_MS,
      action: { label: text.undo, run: restore, isUndo: true },
      focus: true,
    });
  };
  flushSync(() => createRoot(place).render(<RecentProducts products={known} onClear={clear} />));
  tellRendered();
}
