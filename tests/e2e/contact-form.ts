import { expect, type Page } from '@playwright/test';

export const contactForm = (page: Page) => page.locator('form[action="/api/contact"]');

/** Until the script has taken the form over, which it does at the first touch: sent before that, it is answered by a page. */
export const touchContactForm = (page: Page): Promise<void> =>
  expect(async () => {
    await page.mouse.move(0, 0);
    await contactForm(page).hover();
    await expect(contactForm(page)).toHaveJSProperty('noValidate', true, { timeout: 500 });
  }).toPass();
