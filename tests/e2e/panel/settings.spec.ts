import type { Page } from '@playwright/test';
import type { SettingsRow } from '#src/domain/admin/settings.ts';
import { adminAccess, adminApi, DESKTOP, expectAccessible, openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

/** A publish of every page, on a busy machine. */
const PUBLISHED = { timeout: 60_000 };

const edit = (page: Page, group: string) => page.getByRole('button', { name: `Uredi: ${group}` }).click();
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Sačuvaj' }).click();

// Every page is rendered again for other settings.
test.use({ expected: /status of 400/, catalogue: 'small' });

test('the owner changes phone and hours on a phone; every page shows them, and what is undone is gone', async ({
  page,
  shopUrl,
}) => {
  test.setTimeout(240_000);
  const html = async (path: string) => (await fetch(shopUrl + path)).text();
  const product = /\/proizvod\/\d+/.exec(await html('/svi-proizvodi'))?.[0] ?? '';
  const pages = ['/', '/kontakt', product];
  const showing = (text: string) =>
    Promise.all(pages.map(async (path) => (await html(path)).includes(text) && path));

  const { call } = await adminApi(shopUrl);
  const before = await call<SettingsRow>('GET', 'settings');

  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#postavke');
  await expectAccessible(page);
  await edit(page, 'Telefon i poruke');
  await page.getByLabel('Telefon *').fill('12');
  await save(page);
  await expect(page.getByText('Broj telefona nije ispravan.')).toBeVisible();
  await expect(page.getByLabel('Telefon *')).toBeFocused();
  await page.getByLabel('Telefon *').fill('063 123 456');
  await save(page);
  await expect(page.getByText('+387 63 123 456')).toBeVisible();

  await edit(page, 'Radno vrijeme');
  await expectAccessible(page);
  await page.getByLabel('Subota: radimo').uncheck();
  await save(page);
  await expect(page.getByText('Sub–ned: zatvoreno')).toBeVisible();
  // Without the toasts of earlier edits, which can be undone too.
  await page.reload();
  await edit(page, 'Telefon i poruke');
  await page.getByLabel('Telefon *').fill('+387 39 111 222');
  await save(page);
  await page.getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect(page.getByText('Postavke su vraćene.')).toBeVisible();
  await expect(page.getByText('+387 63 123 456')).toBeVisible();

  await expect.poll(() => showing('Sub–ned'), PUBLISHED).toEqual(pages);
  await expect.poll(() => showing('tel:+38763123456'), PUBLISHED).toEqual(pages);
  expect(await showing('tel:+38739111222')).toEqual(pages.map(() => false));
  const home = await html('/');
  expect(home).toContain('"telephone":"+38763123456"');
  expect(home.match(/"OpeningHoursSpecification"/g)).toHaveLength(5);
  expect(home).toContain('Podrška 8:00–18:00');

  // As before, for other tests of this shop.
  const { version } = await call<SettingsRow>('GET', 'settings');
  const { phone, openingHours } = before;
  await call('PUT', 'settings', { version, phone, openingHours });
  await expect.poll(() => showing('tel:+38739000000'), PUBLISHED).toEqual(pages);
  expect(await showing('Subota 08:30')).toEqual(pages);
});

test('on a phone a group of settings is as wide as the screen, not as what its button leaves', async ({
  page,
  shopUrl,
}) => {
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#postavke');
  const group = page.getByRole('listitem').filter({ hasText: 'Dostava i rokovi' });
  const [row, facts] = await Promise.all([
    group.boundingBox(),
    group.getByText('Rok za povrat novca').locator('..').boundingBox(),
  ]);
  expect(facts!.width).toBe(row!.width);
});

test('the current device is marked as own, and the list of devices says so', async ({ page, shopUrl }) => {
  await page.setViewportSize(DESKTOP);
  await openAdmin(page, shopUrl, '#postavke');
  const devices = page.getByRole('region', { name: 'Prijavljeni uređaji' });
  await expect(devices.getByText('ovaj uređaj')).toBeVisible();
  await devices.getByLabel(/Ovo je moj uređaj/).click();
  await expect(devices.getByLabel(/Ovo je moj uređaj/)).toBeChecked();
  await expectAccessible(page);
});

test('a device that is logged out leaves the list, and the message about it gets the focus', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#postavke');
  const devices = page.getByRole('region', { name: 'Prijavljeni uređaji' });
  await expect(devices.getByText('ovaj uređaj')).toBeVisible();
  const others = devices.getByRole('button', { name: /^Odjavi: / });
  const before = await others.count();
  await fetch(`${shopUrl}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await adminAccess()),
  });
  await page.reload();
  await expect(others).toHaveCount(before + 1);
  await others.first().press('Enter');
  await expect(others).toHaveCount(before);
  const toasts = page.getByRole('region', { name: 'Obavještenja' });
  await expect(toasts).toContainText('Uređaj je odjavljen.');
  await expect(toasts.locator(':focus')).toBeVisible();
});

test('the start text of a legal page is restored only where another one stands, and the toast brings that back', async ({
  page,
  shopUrl,
}) => {
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#postavke?uredi=privatnost');
  const dialog = page.getByRole('dialog');
  const reset = dialog.getByRole('button', { name: 'Vrati početni tekst' });
  await expect(reset).toBeDisabled();
  await dialog.getByRole('textbox').fill('# Drugi tekst');
  await expect(reset).toBeEnabled();
  await reset.click();
  await expect(reset).toBeDisabled();
  const toasts = page.getByRole('region', { name: 'Obavještenja' });
  await expect(toasts).toContainText('Početni tekst je zamijenio vaš tekst.');
  await toasts.getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('# Drugi tekst');
  await expect(reset).toBeEnabled();
});

test('an edit of the settings is undone from the history, long after its toast', async ({
  page,
  shopUrl,
}) => {
  const { call } = await adminApi(shopUrl);
  const before = await call<{ version: number; city: string }>('GET', 'settings');
  const city = `Grad ${Math.random().toString(36).slice(2, 8)}`;
  await call('PUT', 'settings', { version: before.version, city });
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#historija');
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: city });
  await expectAccessible(page);
  await entry.getByRole('button', { name: /^Poništi ovu izmjenu: Postavke, / }).click();
  const sure = page.getByRole('alertdialog', { name: 'Poništavanje izmjene' });
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Poništi ovu izmjenu' }).click();
  await expect(page.getByText('Postavke su vraćene.')).toBeVisible();
  expect(await call('GET', 'settings')).toMatchObject({ city: before.city });
  // The undo is the newest entry, and can itself be undone; the edit is not offered again.
  await expect(entry).toHaveCount(2);
  await expect(entry.getByRole('button')).toHaveCount(1);
  await expect(entry.first().getByRole('button')).toBeVisible();
});
