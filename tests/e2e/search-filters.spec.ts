import type { Page } from '@playwright/test';
import { givenVehicle } from './setup/given-vehicle.ts';
import { cards, count, ready } from './setup/search-page.ts';
import { expect, test } from './setup/shop-test.ts';

const conditions = (page: Page) => page.getByRole('navigation', { name: 'Stanje' });
const USED = /^Polovno/;

/** How many used products the choice promises. */
const promised = async (page: Page) =>
  /\d+/.exec(await conditions(page).getByRole('link', { name: USED }).innerText())?.[0] ?? '';

test('a condition shows its count, then that many products, and Back removes it', async ({ page }) => {
  await page.goto('/search?q=far');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  const all = await count(page).textContent();
  const used = await promised(page);
  await conditions(page).getByRole('link', { name: USED }).click();
  await expect(page).toHaveURL('/search?q=far&stanje=polovno');
  await expect(count(page)).toHaveText(new RegExp(`^Pronađeno ${used} rezultata? za "far"$`));
  await expect(conditions(page).getByRole('link', { name: USED })).toBeFocused();
  const first = cards(page).first();
  await expect(first).toContainText(/Polovno|Prodano/);
  await page.goBack();
  await expect(count(page)).toHaveText(all ?? '');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('another search starts without the chosen condition; sorting keeps it', async ({ page }) => {
  await page.goto('/search?q=far&stanje=polovno');
  await ready(page);
  await page.getByLabel('Sortiraj:').selectOption('naziv');
  await expect(page).toHaveURL('/search?q=far&stanje=polovno&sortiraj=naziv');
  await page.locator('header input[name=q]').fill('branik');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=branik');
});

test('products are ordered by price, and limited to the saved vehicle by one switch', async ({ page }) => {
  await givenVehicle(page);
  await page.goto('/search?q=felge');
  await ready(page);
  const all = await count(page).textContent();
  const sorted = page.waitForResponse(/\/api\/shop\/search\?.*sort=cheapest/);
  await page.getByLabel('Sortiraj:').selectOption('Cijena: niža prvo');
  await expect(page).toHaveURL('/search?q=felge&sortiraj=cijena');
  // With the first response React replaces the page's own tools.
  await sorted;
  await ready(page);
  const own = page.getByRole('switch', { name: 'Samo dijelovi za moje vozilo' });
  await own.click();
  await expect(page).toHaveURL('/search?q=felge&sortiraj=cijena&moje=audi%2Fa4%2F2008');
  await expect(page.getByText('Prikazani su samo dijelovi za vozilo Audi A4 · 2008.')).toBeVisible();
  await expect(own).toBeChecked();
  await expect(own).toBeFocused();
  await page.getByRole('link', { name: 'Prikaži sve' }).click();
  await expect(page).toHaveURL('/search?q=felge&sortiraj=cijena');
  await expect(count(page)).toHaveText(all ?? '');
  await expect(own).not.toBeChecked();
});

test('a condition that no result has can be removed', async ({ page }) => {
  await page.goto('/search?q=patosnice&stanje=obnovljeno');
  await expect(page.getByRole('heading', { name: 'Nema rezultata za odabrane filtere' })).toBeVisible();
  await page.getByRole('link', { name: 'Ukloni filtere' }).click();
  await expect(page).toHaveURL('/search?q=patosnice');
  await expect(cards(page).first()).toBeVisible();
});

test('where a type has nothing, the filter can be removed', async ({ page }) => {
  await page.goto('/search?q=golf&tip=tuning');
  await expect(page.getByRole('heading', { name: 'Nema rezultata za odabrane filtere' })).toBeVisible();
  await page.getByRole('link', { name: 'Ukloni filtere' }).click();
  await expect(page).toHaveURL('/search?q=golf');
  await expect(cards(page).first()).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a condition is a link with its count', async ({ page }) => {
    await page.goto('/search?q=far');
    const used = await promised(page);
    await conditions(page).getByRole('link', { name: USED }).click();
    await expect(page).toHaveURL('/search?q=far&stanje=polovno');
    await expect(count(page)).toHaveText(new RegExp(`^Pronađeno ${used} rezultata? za "far"$`));
    await conditions(page).getByRole('link', { name: 'Sve' }).click();
    await expect(page).toHaveURL('/search?q=far');
  });
});
