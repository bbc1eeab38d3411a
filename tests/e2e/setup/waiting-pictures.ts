import type { Page } from '@playwright/test';
import { pictures } from '../panel/product-form.ts';
import { adminApi } from '../panel/session.ts';
import { aPlainPicture } from './photographs.ts';

const COLOURS = ['#a33', '#3a3', '#33a', '#aa3', '#3aa', '#a3a'];
export const sixPictures = () => Promise.all(COLOURS.map(aPlainPicture));
export const addFiles = async (page: Page, files: Awaited<ReturnType<typeof sixPictures>>) =>
  pictures(page).getByLabel('Dodaj slike').setInputFiles(files);

type Found = { id: number; images: { hash: string }[] };

/** All products of this name, with their pictures. */
export async function found(shopUrl: string, name: string): Promise<Found[]> {
  const { call } = await adminApi(shopUrl);
  const { products } = await call<{ products: { id: number }[] }>(
    'GET',
    `products?page=1&limit=20&search=${encodeURIComponent(name)}`,
  );
  const whole = products.map(({ id }) => call<{ product: Found }>('GET', `products/${id}`));
  return (await Promise.all(whole)).map(({ product }) => product);
}
