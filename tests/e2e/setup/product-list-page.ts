import type { Page } from '@playwright/test';
import { plainText } from './plain-text.ts';
import { expect } from './shop-test.ts';

/** Helpers that read and press a list and its filters. */
export const apply = (page: Page) => page.getByRole('button', { name: /^Primijeni filtere/ });
export const count = (page: Page) => page.locator('[data-count]');
export const names = async (page: Page) =>
  (await page.getByRole('article').getByRole('heading').allTextContents()).map(plainText);
export const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: `Ukloni filter: ${name}` });
export const numberIn = (text: string | null) =>
  Number(/\((\d+)\)/.exec(text?.replaceAll('.', '') ?? '')?.[1]);

/** Opens a page and touches its filters, which load at the first touch. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('[data-list]').hover();
  await expect(page.locator('[data-list]')).toHaveAttribute('aria-busy', 'false');
}

/** Waits for the filters in the address, and for the list of the answer. */
export async function filtered(page: Page, address: RegExp) {
  await expect(page).toHaveURL(address);
  await expect(page.locator('[data-busy]')).toHaveCount(0);
  await expect(page.locator('[data-list]')).not.toHaveAttribute('aria-busy', 'true');
}
