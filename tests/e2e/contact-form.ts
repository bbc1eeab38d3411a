import { expect, type Page } from '@playwright/test';

export const contactForm = (page: Page) => page.locator('form[action="/api/contact"]');

/** Waits until the script has taken the form over, at the first touch; before that, a page answers a sent form. */
export const touchContactForm = (page: Page): Promise<void> =>
  expect(async () => {
    await page.mouse.move(0, 0);
    await contactForm(page).hover();
    await expect(contactForm(page)).toHaveJSProperty('noValidate', true, { timeout: 500 });
  }).toPass();
