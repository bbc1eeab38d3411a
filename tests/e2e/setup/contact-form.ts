import { expect, type Page } from '@playwright/test';

export const contactForm = (page: Page) => page.locator('form[action^="/api/contact#"]');

/** React leaves its props at the elements that it has taken over. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  contactForm(page).evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps')));

/** Waits until React has hydrated the form at the first touch; before that, a sent form is answered with a page. */
export const touchContactForm = (page: Page): Promise<void> =>
  expect(async () => {
    await page.mouse.move(0, 0);
    await contactForm(page).hover();
    await expect.poll(() => isTakenOver(page), { timeout: 500 }).toBe(true);
  }).toPass();

/** Opens the contact page with the form hydrated. */
export async function openContactForm(page: Page, query = ''): Promise<void> {
  await page.goto(`/kontakt${query}`);
  await touchContactForm(page);
}

export async function fillContactForm(page: Page): Promise<void> {
  await page.getByLabel('Ime *', { exact: true }).fill('Amra');
  await page.getByLabel('Prezime *').fill('Šarić');
  await page.getByLabel('E-mail *').fill('amra@primjer.ba');
  await page.getByLabel('Predmet *').fill('Far');
  await page.getByLabel('Poruka *').fill('Imate li desni far za Golf?');
}
