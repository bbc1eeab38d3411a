import type { PublicProductDetail } from '#src/contracts/public-product.ts';
import { fetchJson, RETRY } from './fetch-json.ts';

export type { PublicProductDetail };

/** `GET /api/product/{id}`; throws FetchProblem when there is none or the shop does not answer. */
export const loadProduct = (id: string): Promise<PublicProductDetail> =>
  fetchJson(`/api/product/${encodeURIComponent(id)}`, {
    retry: RETRY.general,
  }) as Promise<PublicProductDetail>;
