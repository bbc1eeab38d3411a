import { chip, count, filtered, open } from './setup/product-list-page.ts';
import { expect, test } from './setup/shop-test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** 'Sve 1.234' → 1234. */
const countOf = (pill: string): number => Number(/[\d.]+$/.exec(pill.trim())?.[0].replaceAll('.', ''));

test('a pill filters by a category group at once and shows in the panel and the chips too', async ({
  page,
}) => {
  await open(page, '/audi/a4');
  const pill = page.getByRole('group', { name: 'Kategorije' }).getByRole('button').nth(1);
  const [, name, products] = /^(.+) (\d+)$/.exec((await pill.textContent())?.trim() ?? '') ?? [];
  await pill.click();
  await filtered(page, /\/audi\/a4\?kategorija=grupa-[a-z]+$/);
  await expect(pill).toHaveAttribute('aria-pressed', 'true');
  const shown = Math.min(Number(products), 20);
  await expect(count(page)).toHaveText(`Prikazano 1-${shown} od ${products} proizvoda`);
  await expect(page.getByLabel('Kategorija')).not.toHaveValue('all');
  await expect(page.getByLabel('Kategorija').locator('option:checked')).toHaveText(name!);
  await expect(chip(page, name!)).toBeVisible();
  await page.getByRole('button', { name: 'Obriši sve filtere' }).first().click();
  await filtered(page, /\/audi\/a4$/);
  await expect(pill).toHaveAttribute('aria-pressed', 'false');
});

test('a pill is pressed as such while the keyboard of a phone stays open for a year', async ({ page }) => {
  await open(page, '/audi/a4');
  const pill = page.getByRole('group', { name: 'Kategorije' }).getByRole('button').nth(1);
  // As in Safari, whose buttons take no focus.
  await pill.evaluate((button) => button.addEventListener('mousedown', (event) => event.preventDefault()));
  await page.getByRole('spinbutton').first().fill('1995');
  await pill.click();
  await filtered(page, /\?kategorija=grupa-[a-z]+/);
  await expect(pill).toHaveAttribute('aria-pressed', 'true');
});

test('the pills of a vehicle add up to all of its products, for tuning products are a group too', async ({
  page,
}) => {
  await open(page, '/audi/a4');
  const pills = page.getByRole('group', { name: 'Kategorije' }).getByRole('button');
  const [all, ...groups] = (await pills.allTextContents()).map(countOf);
  expect(groups.reduce((sum, products) => sum + products)).toBe(all);
  const tuning = pills.filter({ hasText: 'Tuning' });
  const products = countOf((await tuning.textContent()) ?? '');
  await tuning.click();
  await filtered(page, /\/audi\/a4\?kategorija=grupa-tuning$/);
  await expect(count(page)).toContainText(`od ${products} proizvoda`);
  await expect(page.getByLabel('Kategorija').locator('option:checked')).toHaveText('Tuning');
});

test('a list of tuning products only does not offer them as a category', async ({ page }) => {
  await page.goto('/svi-proizvodi');
  const categories = page.getByLabel('Kategorija').locator('option');
  expect(await categories.allTextContents()).toContain('Tuning');
  await page.goto('/tuning/felge');
  expect(await categories.allTextContents()).not.toContain('Tuning');
});
