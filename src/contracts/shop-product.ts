import type { ProductCard, ProductDetail } from '#src/domain/product/product.ts';

/** What `GET /api/shop/products/{id}` answers: a product as the shop's own page shows it. */
export type ShopProduct = { product: ProductDetail; related: readonly ProductCard[] };
