import { aSavedProduct, form, rows, save, uniqueName } from './panel/product-form.ts';
import { openAdmin } from './panel/session.ts';
import { axe } from './setup/accessibility.ts';
import { filtered } from './setup/product-list-page.ts';
import { expect, test } from './setup/shop-test.ts';

test('a visitor finds a part by vehicle and by search, filters the list, and saves the part', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dacia');
  await page.getByRole('main').getByRole('link', { name: /Logan/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Logan');
  await page.locator('summary', { hasText: 'Filteri' }).click();
  await page.getByLabel('Kategorija').selectOption({ index: 1 });
  await page.getByRole('button', { name: /^Primijeni filtere/ }).click();
  await filtered(page, /kategorija=/);
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent())!.trim();
  await card.getByRole('button', { name: /^Dodaj na listu želja/ }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Moja lista želja, 1 proizvod' }),
  ).toBeVisible();

  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(name);
});

test('the owner renames a product, and visitors see it', async ({ page, shopUrl }) => {
  const name = uniqueName('Provjereni far');
  const { id } = await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  await form(page).getByLabel('Naziv').fill(`${name} izmjena`);
  await save(page);
  await expect(form(page)).toBeHidden();
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(1);
  await expect
    .poll(async () => (await page.request.get(`${shopUrl}/proizvod/${id}`)).text(), { timeout: 30_000 })
    .toContain(`${name} izmjena`);
});
