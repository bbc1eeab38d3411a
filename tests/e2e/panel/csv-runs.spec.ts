import type { Page } from '@playwright/test';
import { uniqueName } from './product-form.ts';
import { adminApi, expectAccessible, fillLogin, openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser itself logs a refused call.
test.use({ expected: /status of 4\d\d/, viewport: PHONE });

async function chooseFile(page: Page, name: string, part: string): Promise<void> {
  const buffer = Buffer.from(`Naziv;Cijena\n${part};12,00\n`);
  await page.getByLabel('Odaberi CSV fajl').last().setInputFiles({ name, mimeType: 'text/csv', buffer });
}

const refusal = { status: 400, json: { error: 'Odbijeno.', code: 'bad_request' } };

test('a comparison that fails after another file was chosen says nothing about that file', async ({
  page,
  shopUrl,
}) => {
  const gate = Promise.withResolvers<undefined>();
  await openAdmin(page, shopUrl, '#csv');
  await page.route('**/api/admin/csv/preview', async (route) => {
    if (!route.request().postData()?.includes('Prvi')) return route.fallback();
    await gate.promise;
    return route.fulfill(refusal);
  });
  await chooseFile(page, 'prvi.csv', uniqueName('Prvi'));
  await page.getByRole('button', { name: 'Odaberi drugi fajl' }).click();
  await chooseFile(page, 'drugi.csv', uniqueName('Drugi'));
  await expect(page.getByRole('button', { name: 'Uvezi 1 red' })).toBeVisible();
  const late = page.waitForResponse('**/api/admin/csv/preview');
  gate.resolve(undefined);
  await (await late).finished();
  await expect(page.getByText('Odbijeno.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Uvezi 1 red' })).toBeVisible();
});

test('an import that is refused can be left for another file, and a logout forgets the file', async ({
  page,
  shopUrl,
}, info) => {
  await openAdmin(page, shopUrl, '#csv');
  await page.route('**/api/admin/csv/apply', (route) => route.fulfill(refusal));
  await chooseFile(page, 'novi.csv', uniqueName('Odbijen'));
  await page.getByRole('button', { name: 'Uvezi 1 red' }).click();
  await expect(page.getByText('Odbijeno.')).toBeVisible();
  await page.screenshot({ path: info.outputPath('refused.png') });
  await page.getByRole('button', { name: 'Odaberi drugi fajl' }).click();
  await chooseFile(page, 'drugi.csv', uniqueName('Zaboravljen'));
  await expect(page.getByRole('button', { name: 'Uvezi 1 red' })).toBeVisible();
  await page.getByRole('button', { name: 'Meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await fillLogin(page);
  await page.goto('/admin#csv');
  await expect(page.getByRole('button', { name: 'Odaberi CSV fajl' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uvezi 1 red' })).toBeHidden();
});

test('while one import is undone no other can be', async ({ page, shopUrl }, info) => {
  const { call } = await adminApi(shopUrl);
  for (const name of [uniqueName('Jedan'), uniqueName('Drugi')])
    await call('POST', 'csv/apply', {
      run: crypto.randomUUID(),
      rows: [{ line: 2, version: null, cells: { name } }],
    });
  await openAdmin(page, shopUrl, '#csv');
  const gate = Promise.withResolvers<undefined>();
  const asked: (string | null)[] = [];
  await page.route('**/api/admin/imports/undo', async (route) => {
    asked.push(route.request().postData());
    await gate.promise;
    await route.fallback();
  });
  const buttons = page.getByRole('button', { name: /^Poništi cijeli uvoz od/ });
  await expect(buttons.nth(1)).toBeVisible();
  await expectAccessible(page);
  await buttons.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Poništi cijeli uvoz' }).click();
  await expect(buttons.nth(1)).toBeDisabled();
  await page.screenshot({ path: info.outputPath('undoing.png'), fullPage: true });
  await buttons.nth(1).click({ force: true });
  await expect(page.getByRole('alertdialog')).toBeHidden();
  gate.resolve(undefined);
  await expect(page.getByText('Uvoz je poništen')).toBeVisible();
  await expect(buttons.first()).toBeEnabled();
  expect(asked).toHaveLength(1);
});

test('an import that is being stopped says so until the part on its way is answered', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#csv');
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/csv/apply', async (route) => {
    await gate.promise;
    await route.fallback();
  });
  await chooseFile(page, 'dug.csv', uniqueName('Zaustavljen'));
  await page.getByRole('button', { name: 'Uvezi 1 red' }).click();
  await page.getByRole('button', { name: 'Zaustavi' }).click();
  const stopping = page.getByRole('button', { name: 'Zaustavlja se...' });
  await expect(stopping).toBeDisabled();
  await expect(stopping).toBeFocused();
  gate.resolve(undefined);
  await expect(page.getByText('Uvoz je završen')).toBeVisible();
});
