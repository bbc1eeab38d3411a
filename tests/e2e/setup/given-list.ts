import type { Page } from '@playwright/test';

export const WISHLIST_KEY = 'premium-parts-wishlist';

export type Wished = { id: number; name: string };

export async function someProducts(shopUrl: string, count: number): Promise<Wished[]> {
  const answer = await fetch(`${shopUrl}/api/products?page=1&limit=${count}`);
  return ((await answer.json()) as { products: Wished[] }).products;
}

/** Sets the list before the test's first page; later pages keep the visitor's changes. */
export const givenList = (page: Page, list: unknown) =>
  page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key!) === null) localStorage.setItem(key!, value!);
    },
    [WISHLIST_KEY, JSON.stringify(list)],
  );

export const storedIds = (page: Page) =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '[]') as { id: number }[]).map(({ id }) => id),
    WISHLIST_KEY,
  );
