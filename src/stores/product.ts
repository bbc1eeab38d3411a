import type { ShopProduct } from '#src/contracts/shop-product.ts';
import { fetchJson, RETRY } from './fetch-json.ts';

/** `GET /api/shop/products/{id}`; throws FetchProblem when it does not exist or the shop does not answer. */
export const loadProduct = (id: string): Promise<ShopProduct> =>
  fetchJson(`/api/shop/products/${encodeURIComponent(id)}`, {
    retry: RETRY.general,
  }) as Promise<ShopProduct>;
