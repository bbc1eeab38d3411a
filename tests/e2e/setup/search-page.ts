import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

export const count = (page: Page) => page.locator('[data-count]');
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const types = (page: Page) => page.getByRole('navigation', { name: 'Vrsta rezultata' });

/** Touches the page, and waits until React has hydrated it. */
export async function ready(page: Page) {
  await expect(page.locator('[data-view][aria-pressed=true]')).toBeAttached();
  await count(page).hover();
  await expect(page.locator('[data-list][aria-busy=false]')).toBeAttached();
}
