import type { Locator, Page } from '@playwright/test';
import { copyOf, requestOf as copyRequest } from '#src/domain/admin/product-form.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { adminApi } from './session.ts';
import { expect } from '../setup/shop-test.ts';

export type Product = {
  id: number;
  name: string;
  version: number;
  status: string;
  images: { hash: string; url: string }[];
};

export const form = (page: Page): Locator => page.getByRole('dialog', { name: /^(Dodaj|Uredi) proizvod$/ });
export const pictures = (page: Page): Locator => page.getByRole('list', { name: 'Slike proizvoda' });
export const toast = (page: Page): Locator => page.getByRole('region', { name: 'Obavještenja' });
export const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Proizvodi' }).getByRole('listitem');
export const save = (page: Page): Promise<void> =>
  form(page).getByRole('button', { name: 'Sačuvaj', exact: true }).click();

/** A name that no other test uses. */
export const uniqueName = (what: string): string => `${what} ${Math.random().toString(36).slice(2, 8)}`;

export async function addPictures(page: Page, files: string[]): Promise<void> {
  await pictures(page).getByLabel('Dodaj slike').setInputFiles(files);
}

/** Waits until every picture is uploaded or shows an error. */
export const expectSent = (page: Page): Promise<void> =>
  expect(pictures(page).getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });

type Whole = Record<string, unknown> & Product;

/** The body that saves a product unchanged, as published. */
export const requestOf = (product: Whole) => ({
  name: product.name,
  rating: product['rating'],
  fitments: product['fitments'],
  categoryId: product['categoryId'],
  images: product.images.map(({ url }) => url),
  version: product.version,
  status: 'published',
});

/** A published product with pictures and a vehicle that only this test uses. */
export async function aSavedProduct(shopUrl: string, name: string, more: object = {}): Promise<Product> {
  const { call } = await adminApi(shopUrl);
  // The newest product may be another test's, without a picture, or soon deleted.
  const { products } = await call<{ products: { id: number; manufacturer: string | null }[] }>(
    'GET',
    'products?page=1&limit=100&filter=published&sort=name',
  );
  const original = products.find(({ manufacturer }) => manufacturer)!;
  const { product } = await call<{ product: AdminProduct }>('GET', `products/${original.id}`);
  const copy = { ...copyRequest(copyOf(product)), name, status: 'published', ...more };
  return (await call<{ product: Product }>('POST', 'products', copy)).product;
}
