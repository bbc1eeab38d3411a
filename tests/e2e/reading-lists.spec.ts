import { expect, test } from './setup/shop-test.ts';

test('a second skip link leads past filters to the first product of a list', async ({ page }) => {
  for (const path of [
    '/audi/a4',
    '/katalog/audi',
    '/svi-proizvodi',
    '/kategorija/branici',
    '/tuning/felge',
  ]) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Preskoči na dijelove' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
  }
});

test('cards are items of lists, and a breadcrumb is read without its slashes', async ({ page }) => {
  for (const path of ['/audi/a4', '/search?q=far', '/proizvod/1']) {
    await page.goto(path);
    const cards = page.locator('main .card');
    expect(await cards.count()).toBeGreaterThan(0);
    const items = page.getByRole('listitem').filter({ has: page.locator('.card') });
    expect(await items.count()).toBe(await cards.count());
  }
  const slash = page.locator('.crumbs li').first();
  expect(await slash.evaluate((item) => getComputedStyle(item, '::after').content)).toBe('"/" / ""');
});

test('the name of a heart says what a press does, and nothing else', async ({ page }) => {
  await page.goto('/audi/a4');
  const heart = page.getByRole('button', { name: /^Dodaj na listu želja/ }).first();
  const id = (await heart.getAttribute('data-wish'))!;
  await heart.click();
  const same = page.locator(`[data-wish="${id}"]`).first();
  await expect(same).toHaveAccessibleName(/^Ukloni s liste želja/);
  await expect(same).not.toHaveAttribute('aria-pressed');
});
