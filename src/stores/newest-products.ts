import { HOME_NEWEST_PRODUCTS } from '#src/domain/limits/pages.ts';
import type { ListAnswer } from '#src/domain/product-list/product-list.ts';
import { fetchJson, RETRY } from './fetch-json.ts';

/** The newest products (DECISIONS U42). Throws like `fetchJson`. */
export async function loadNewest(): Promise<ListAnswer['products']> {
  const call = `/api/shop/products?page=1&limit=${HOME_NEWEST_PRODUCTS}`;
  return ((await fetchJson(call, { retry: RETRY.home })) as ListAnswer).products;
}
