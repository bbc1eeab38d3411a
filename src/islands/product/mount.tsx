import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { ShopProduct } from '#src/contracts/shop-product.ts';
import { loadProduct } from '#src/stores/product.ts';
import { takeShopOfPage } from '#src/stores/shop-of-page.ts';
import { MissingProduct } from '#src/views/product/MissingProduct.tsx';
import { ProductScreen } from '#src/views/product/ProductScreen.tsx';
import { loadOnTouch } from '../load-on-touch.ts';
import { tellRendered } from '../rendered.ts';

function NewProduct({ found }: { found: ShopProduct }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) loadOnTouch(place.current);
    // The page script paints hearts, verdicts and needles.
    tellRendered();
  }, []);
  return (
    <div ref={place}>
      <ProductScreen {...found} origin={location.origin} />
    </div>
  );
}

/** Loads a product that is newer than the published pages, if the fallback page came without it (DECISIONS R8). */
export function mount(element: HTMLElement): void {
  takeShopOfPage();
  const id = location.pathname.split('/').at(-1) ?? '';
  loadProduct(id).then(
    (found) => createRoot(element).render(<NewProduct found={found} />),
    (error: unknown) => {
      console.warn(error);
      createRoot(element).render(<MissingProduct />);
    },
  );
}
