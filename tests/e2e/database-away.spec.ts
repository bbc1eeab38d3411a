import type { Page } from '@playwright/test';
import { problemText } from '#src/strings/problems.ts';
import { contactForm, openContactForm } from './setup/contact-form.ts';
import { givenList, someProducts } from './setup/given-list.ts';
import { PAGE_TYPES } from './setup/page-types.ts';
import { expect, plainTest as test } from './setup/shop-test.ts';

// What visitors see while the database is unreachable and every call returns the functions' error. The search page has its
// own tests in search-failure.spec.ts.

async function takeDatabaseAway(page: Page): Promise<void> {
  const answer = (message: string) => ({ success: false, error: message, message, code: 'unavailable' });
  await page.route('**/api/**', (route) => {
    const { unansweredRead, unansweredWrite } = problemText;
    const json = answer(route.request().method() === 'GET' ? unansweredRead : unansweredWrite);
    return route.fulfill({ status: 503, headers: { 'retry-after': '10' }, json });
  });
}

/** Pages that are files; a function makes the others. */
const FILES = PAGE_TYPES.filter((path) => !/^\/search|99999999|^\/audi\/a4\/1991|nema|[?]/.test(path));

test('every page that is a file has its heading, and none of its scripts fails', async ({ page }) => {
  test.slow();
  await takeDatabaseAway(page);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
  for (const path of FILES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await page.mouse.move(200, 300);
  }
  expect(failures).toEqual([]);
});

test('the search box suggests vehicles from its file', async ({ page }) => {
  await takeDatabaseAway(page);
  await page.goto('/o-nama');
  await page.locator('header input[name=q]').click();
  await page.keyboard.type('golf');
  await expect(page.getByRole('option').first()).toContainText('Volkswagen Golf');
});

test('the wishlist shows what it keeps, and hearts still work', async ({ page, shopUrl }) => {
  const saved = await someProducts(shopUrl, 2);
  await givenList(page, saved);
  await takeDatabaseAway(page);
  await page.goto('/wishlist');
  for (const { name } of saved) {
    await expect(page.getByRole('article').getByRole('link', { name, exact: true }).first()).toBeVisible();
  }
  await page.goto('/audi/a4');
  await page
    .getByRole('button', { name: /^Dodaj na listu želja/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Moja lista želja, 3 proizvoda' })).toBeVisible();
});

test('a message that cannot be stored stays in the form, also over a reload', async ({ page }) => {
  await takeDatabaseAway(page);
  await openContactForm(page);
  const text = 'Imate li desni far za Golf V?';
  await page.getByLabel('Ime *', { exact: true }).fill('Ana');
  await page.getByLabel('Prezime *').fill('Anić');
  await page.getByLabel(/^E-mail/).fill('ana@primjer.ba');
  await page.getByLabel('Predmet *').fill('Far');
  await page.getByLabel('Poruka *').fill(text);
  await contactForm(page)
    .getByRole('button', { name: /Pošalji/ })
    .click();
  await expect(contactForm(page).getByRole('alert').first()).toBeVisible({ timeout: 10_000 });
  await expect(page.getByLabel('Poruka *')).toHaveValue(text);
  await page.reload();
  await expect(page.getByLabel('Poruka *')).toHaveValue(text);
});
