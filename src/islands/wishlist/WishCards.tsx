import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { WishedProduct } from '#src/domain/wishlist/wished-product.ts';
import { $goneIds } from '#src/stores/wished-products.ts';
import { wishlistText as text } from '#src/strings/wishlist.ts';
import { WishCard } from './WishCard.tsx';
import { tellRendered } from '../rendered.ts';

/** A long list is rendered in steps: 1,400 cards at once would freeze a phone for a moment. */
const STEP = 60;

export function WishCards({
  products,
  editable = false,
}: {
  products: readonly WishedProduct[];
  editable?: boolean;
}) {
  const [limit, setLimit] = useState(STEP);
  const gone = useStore($goneIds);
  const rest = products.length - limit;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    tellRendered();
  }, [products, limit]);
  useEffect(() => {
    // The last press removes its button.
    if (limit > STEP) list.current?.children[limit - STEP]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [limit]);

  return (
    <>
      <ul ref={list} className="cards cards--rows cards--4">
        {products.slice(0, limit).map((product) => (
          <li key={product.id} className="contents">
            <WishCard product={product} isGone={gone.has(String(product.id))} editable={editable} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="act mx-auto mt-8" onClick={() => setLimit(limit + STEP)}>
          {text.more(Math.min(rest, STEP))}
        </button>
      )}
    </>
  );
}
