import { productText as text } from '#src/strings/product.ts';

/** Shown until the shop has answered, for a product without a page of its own (islands/product). */
export const ProductLoading = () => (
  <div data-island="product" data-island-now="">
    <p role="status" className="wrap py-section text-center text-ink-2">
      {text.loading}
    </p>
  </div>
);
