import type { Page, Route } from '@playwright/test';
import { expect, test } from '../setup/shop-test.ts';
import { toast, uniqueName } from './product-form.ts';
import { adminApi, openAdmin, PHONE } from './session.ts';

test.use({ expected: /net::ERR/ });

type Row = { id: number; name: string };

async function twoBrands(shopUrl: string) {
  const { call } = await adminApi(shopUrl);
  const made = async () =>
    (await call<{ manufacturer: Row }>('POST', 'manufacturers', { name: uniqueName('Zastava') }))
      .manufacturer;
  const exists = async ({ id }: Row) =>
    (await call<{ manufacturers: Row[] }>('GET', 'manufacturers')).manufacturers.some((row) => row.id === id);
  return { from: await made(), into: await made(), exists };
}

async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

async function openAction(page: Page, shopUrl: string, { name }: Row, action: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#brendovi');
  await page.getByLabel('Traži marku ili model').fill(name);
  // A row that moves during a click is missed.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marke i modeli 1');
  await page.getByRole('button', { name: `Radnje: ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a merge whose answer was lost says so in Bosnian, is sent again by the same button, and can be undone', async ({
  page,
  shopUrl,
}) => {
  const { from, into, exists } = await twoBrands(shopUrl);
  await openAction(page, shopUrl, from, 'Spoji s drugom markom');
  await page.route('**/api/admin/manufacturers/*/merge', loseAnswer, { times: 1 });
  const dialog = page.getByRole('dialog', { name: 'Spajanje marki' });
  await dialog.getByLabel('Spoji u').selectOption(into.name);
  const merge = dialog.getByRole('button', { name: 'Spoji' });
  await merge.click();
  await expect(dialog.getByText('Greška u mreži. Provjerite vezu i pokušajte ponovo.')).toBeVisible();
  expect(await exists(from)).toBe(false);
  await merge.click();
  await expect(toast(page)).toContainText(`${from.name} je sada ${into.name}.`);
  await toast(page).getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect(toast(page)).toContainText(`${from.name} je opet posebna marka.`);
  expect(await exists(from)).toBe(true);
});

test('a deletion whose answer was lost is told as done when it is sent again, and its row is gone', async ({
  page,
  shopUrl,
}, info) => {
  const { from, exists } = await twoBrands(shopUrl);
  await openAction(page, shopUrl, from, 'Obriši');
  await page.route('**/api/admin/manufacturers/*', loseAnswer, { times: 1 });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Greška u mreži');
  expect(await exists(from)).toBe(false);
  await dialog.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(toast(page)).toContainText(`Obrisano: ${from.name}`);
  await expect(page.getByRole('button', { name: `Radnje: ${from.name}` })).toBeHidden();
  await page.screenshot({ path: info.outputPath('deleted.png') });
});

test('a deletion without a network says so in Bosnian, and is done once there is one again', async ({
  page,
  shopUrl,
}) => {
  const { from, exists } = await twoBrands(shopUrl);
  await openAction(page, shopUrl, from, 'Obriši');
  await page.route('**/api/admin/manufacturers/*', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Greška u mreži');
  expect(await exists(from)).toBe(true);
  await dialog.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(toast(page)).toContainText(from.name);
  expect(await exists(from)).toBe(false);
});
