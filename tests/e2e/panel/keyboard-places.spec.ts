import { rows } from './product-form.ts';
import { openAdmin } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

test('another page that is opened by keyboard is continued from its top', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#proizvodi?sort=name');
  await page.getByRole('link', { name: 'Sljedeća stranica' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('21–40 od');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Pretraži proizvode' })).toBeFocused();
});

test('the models of a brand are read from their top by keyboard, and so are the brands after them', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#brendovi');
  await page.getByRole('link', { name: 'Audi', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Audi');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sve marke' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marke i modeli');
  await expect(page.getByRole('main')).toBeFocused();
});

test('that a search among the messages finds nothing is announced', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#poruke');
  await page.getByRole('searchbox', { name: 'Traži ime, telefon ili dio' }).fill('xqzwvk');
  await expect(page.getByText('Ništa nije pronađeno za „xqzwvk“')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).getByRole('status')).toHaveText('0');
});

test('that a search among the products finds nothing is announced', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#proizvodi?q=xqzwvk');
  await expect(page.getByText('Nema proizvoda koji odgovaraju pretrazi')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).getByRole('status')).toHaveText('0');
});
