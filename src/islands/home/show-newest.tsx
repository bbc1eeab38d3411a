import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ProductCard } from '#src/domain/product/product.ts';
import { ProductCards } from '#src/views/product/ProductCards.tsx';
import { tellRendered } from '../rendered.ts';

/** Replaces the prerendered newest products. */
export function showNewest(place: HTMLElement, products: readonly ProductCard[]): void {
  place.replaceChildren();
  flushSync(() => createRoot(place).render(<ProductCards products={products} heading="h3" layout="four" />));
  tellRendered();
}
