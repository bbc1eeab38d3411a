import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

export const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Pretraga' });
export const plainField = (page: Page) => page.locator('header input[name=q]');

/** Types as a visitor does and waits until the shop has answered. */
export async function ask(page: Page, text: string) {
  const answer = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === text);
  await plainField(page).click();
  await page.keyboard.type(text);
  await answer;
  await expect(page.getByText('Pretraživanje...')).toHaveCount(0);
}
