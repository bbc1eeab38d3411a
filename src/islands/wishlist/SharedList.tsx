import { useEffect, useState } from 'react';
import { type WishedProduct } from '#src/domain/wishlist/wished-product.ts';
import { type CurrentProduct, goneIds } from '#src/domain/wishlist/current-products.ts';
import { shop } from '#src/domain/shop/shop.ts';
import { loadProducts } from '#src/stores/wished-products.ts';
import { notify } from '#src/stores/toasts.ts';
import { $wishlist, addToWishlist } from '#src/stores/wishlist.ts';
import { cardText } from '#src/strings/card.ts';
import { wishlistText as text } from '#src/strings/wishlist.ts';
import { WishCards } from './WishCards.tsx';

type State = 'loading' | 'failed' | readonly CurrentProduct[];

function add(products: readonly WishedProduct[]): void {
  const before = $wishlist.get().length;
  addToWishlist(...products);
  notify(text['shared.added']($wishlist.get().length - before));
}

function useProducts(ids: readonly string[]): [State, () => void] {
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadProducts(ids).then(
      (products) => isCurrent && setState(products),
      (error: unknown) => {
        if (!isCurrent) return;
        console.warn(error);
        setState('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [ids, attempt]);
  const again = () => {
    setState('loading');
    setAttempt(attempt + 1);
    // The pressed button is removed.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return [state, again];
}

/** Shows someone else's list; the button saves it to the visitor's own list. */
export function SharedList({ ids }: { ids: readonly string[] }) {
  const [state, again] = useProducts(ids);
  useEffect(() => {
    // The prerendered titles are those of the visitor's own list.
    for (const title of document.querySelectorAll('h1, .crumbs [aria-current]'))
      title.replaceChildren(text['shared.title']);
    document.title = `${text['shared.title']} | ${shop().name}`;
  }, []);
  if (state === 'loading')
    return (
      <p role="status" className="min-h-lvh">
        {text.loading}
      </p>
    );
  if (state === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-error">{text['shared.failed']}</p>
        <button type="button" className="act" onClick={again}>
          {text['shared.retry']}
        </button>
      </div>
    );
  }
  const gone = goneIds(ids, state);
  return (
    <>
      <p className="mb-6 max-w-measure text-ink-2">
        {text['shared.lead']} {state.length > 0 && cardText.rated}
      </p>
      {state.length === 0 ? (
        <p role="status">{text[ids.length === 0 ? 'shared.cut' : 'shared.none']}</p>
      ) : (
        <WishCards products={state} />
      )}
      {gone.length > 0 && <GoneProducts ids={gone} />}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        {state.length > 0 && (
          <button
            type="button"
            className="act act--pri w-full justify-center sm:w-fit"
            onClick={() => add(state)}
          >
            {text['shared.add']}
          </button>
        )}
        <a className="link" href="/wishlist">
          {text['shared.mine']}
        </a>
      </div>
    </>
  );
}

/** Each links to its own address, which shows similar products. */
const GoneProducts = ({ ids }: { ids: readonly string[] }) => (
  <section aria-labelledby="nema-vise" className="mt-8">
    <h2 id="nema-vise" className="label">
      {text.gone}
    </h2>
    <ul className="flex flex-wrap gap-x-6">
      {ids.map((id) => (
        <li key={id}>
          <a className="inline-flex min-h-target items-center num link-in" href={`/proizvod/${id}`}>
            {text['shared.similar'](id)}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
