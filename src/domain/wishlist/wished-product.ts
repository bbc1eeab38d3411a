/**
 * A product on the wishlist: the full product as the public calls return it (SPEC §3), or the fields that the page
 * had when it was saved. Only the id is certain.
 */
export type WishedProduct = {
  id: number | string;
  name?: string | null;
  image?: string | null;
  rating?: number | null;
  manufacturer?: string | null;
  model?: string | null;
  compatible_years?: readonly string[] | null;
  price?: number | null;
  availability?: string | null;
  condition?: string | null;
  /** Every vehicle and year that it fits, see `writeFits`; lists of earlier visits lack it until they are refreshed. */
  fits?: string | null;
};

/** Ids are compared as text (DECISIONS D12). */
export const sameId = (a: number | string, b: number | string): boolean => String(a) === String(b);

const isId = (value: unknown): value is number | string =>
  (typeof value === 'number' || typeof value === 'string') && /^\d+$/.test(String(value));

/**
 * Reads an array of products, of ids, or either within `{items}` (DECISIONS D23); once each, leaving out the rest.
 */
export function readWishlist(stored: unknown): WishedProduct[] {
  const items = (stored as { items?: unknown } | null)?.items ?? stored;
  if (!Array.isArray(items)) return [];
  const byId = new Map<string, WishedProduct>();
  for (const item of items as unknown[]) {
    const product = isId(item) ? { id: item } : (item as WishedProduct | null);
    if (isId(product?.id) && !byId.has(String(product.id))) byId.set(String(product.id), product);
  }
  return [...byId.values()];
}

/** `9+` above the cap (DECISIONS U38). */
export const cappedCount = (count: number, cap: number): string => (count > cap ? `${cap}+` : String(count));
