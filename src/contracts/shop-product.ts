import type { ProductCard, ProductDetail } from '#src/domain/product/product.ts';

/** The answer of `GET /api/shop/products/{id}`: a product with everything that its page shows. */
export type ShopProduct = { product: ProductDetail; related: readonly ProductCard[]; alsoFits: string };
