import type { Page } from '@playwright/test';
import { aSavedProduct, rows, toast, uniqueName } from './product-form.ts';
import { adminApi, DESKTOP, openAdmin } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

// A change of many products that is answered late belongs to what was selected when it was sent.

test.use({ viewport: DESKTOP });

const mark = (page: Page, name: string) => page.getByRole('checkbox', { name: `Označi: ${name}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Izmjena označenih proizvoda' });

/** Delays the answers to changes of many products until `release`. */
async function holdBack(page: Page) {
  const released = Promise.withResolvers<undefined>();
  let asked = 0;
  await page.route('**/api/admin/products/bulk', async (route) => {
    asked++;
    await released.promise;
    await route.fallback();
  });
  return { release: () => released.resolve(undefined), asked: () => asked };
}

async function twoInBin(shopUrl: string, shared: string) {
  const { call } = await adminApi(shopUrl);
  const names = [`${shared} prvi`, `${shared} drugi`] as const;
  for (const name of names) {
    const { id } = await aSavedProduct(shopUrl, name);
    await call('DELETE', `products/${id}`);
  }
  return names;
}

test('products that are restored late leave selected what was selected since', async ({ page, shopUrl }) => {
  const shared = uniqueName('Kasno vraćeno');
  const [first, second] = await twoInBin(shopUrl, shared);
  await openAdmin(page, shopUrl, `#proizvodi?filter=deleted&q=${encodeURIComponent(shared)}`);
  const change = await holdBack(page);
  await mark(page, first).check();
  await bar(page).getByRole('button', { name: 'Vrati' }).click();
  await expect.poll(change.asked).toBe(1);
  await mark(page, second).check();
  change.release();
  await expect(toast(page)).toContainText('Vraćeno');
  await expect(rows(page)).toHaveCount(1);
  await expect(mark(page, second)).toBeChecked();
});

test('products that are restored late leave what is selected in another list', async ({ page, shopUrl }) => {
  const shared = uniqueName('Vraćeno drugdje');
  const [first] = await twoInBin(shopUrl, shared);
  const other = `${shared} treći`;
  await aSavedProduct(shopUrl, other);
  await openAdmin(page, shopUrl, `#proizvodi?filter=deleted&q=${encodeURIComponent(shared)}`);
  const change = await holdBack(page);
  await mark(page, first).check();
  await bar(page).getByRole('button', { name: 'Vrati' }).click();
  await expect.poll(change.asked).toBe(1);
  await page.goto(`/admin#proizvodi?q=${encodeURIComponent(shared)}`);
  await mark(page, other).check();
  change.release();
  await expect(toast(page)).toContainText('Vraćeno');
  await expect(rows(page)).toHaveCount(2);
  await expect(mark(page, other)).toBeChecked();
});

test('a change that is answered late leaves the next dialog open; the bar hands the focus on when it goes', async ({
  page,
  shopUrl,
}) => {
  const shared = uniqueName('Kasna masovna');
  const [first, second] = [`${shared} prvi`, `${shared} drugi`];
  await aSavedProduct(shopUrl, first);
  await aSavedProduct(shopUrl, second);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(shared)}`);
  const change = await holdBack(page);
  await mark(page, first).check();
  await bar(page).getByRole('button', { name: 'Dostupnost' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Primijeni' }).click();
  await expect.poll(change.asked).toBe(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Odustani' }).click();
  await mark(page, second).check();
  await bar(page).getByRole('button', { name: 'Cijena' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Cijena');
  change.release();
  await expect(toast(page)).toContainText('Izmijenjen');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Cijena');
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect(mark(page, first)).not.toBeChecked();
  await expect(mark(page, second)).toBeChecked();
  await bar(page).getByRole('button', { name: 'Poništi oznake' }).click();
  await expect(page.getByRole('checkbox', { name: 'Označi sve na stranici' })).toBeFocused();
});
