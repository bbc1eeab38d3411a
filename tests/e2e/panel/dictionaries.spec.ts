import { adminApi, DEVICES, expectAccessible, expectTouchable, openAdmin } from './session.ts';
import type { Page } from '@playwright/test';
import { toast, uniqueName } from './product-form.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser itself logs every refused call.
test.use({ expected: /status of 4\d\d/ });

/** Waits until only this row is listed: a row that moves during a click is missed. */
async function findBrand(page: Page, name: string): Promise<void> {
  await page.getByLabel('Traži marku ili model').fill(name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marke i modeli 1');
}

for (const [device, size] of DEVICES) {
  test(`on a ${device} a brand gets its models with years, is renamed and deleted`, async ({
    page,
    shopUrl,
  }) => {
    test.slow();
    const name = uniqueName('Lada');
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#brendovi');
    await expect(page.getByRole('link', { name: 'Audi', exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Dodaj marku' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Naziv *').fill('Audi');
    await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(dialog.getByText('„Audi“ već vodi na: Audi.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Naziv *').fill(name);
    await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(dialog).toBeHidden();

    await findBrand(page, name);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText('Ova marka još nema modela')).toBeVisible();
    await page.getByLabel('Naziv novog modela').fill('Niva');
    await page.getByLabel('Naziv novog modela').press('Enter');
    await expect(page.getByRole('button', { name: 'Niva', exact: true })).toBeVisible();
    await expect(page.getByLabel('Naziv novog modela')).toHaveValue('');

    await page.getByRole('button', { name: 'Niva', exact: true }).click();
    await dialog.getByRole('button', { name: 'Dodaj generaciju' }).click();
    await dialog.getByLabel('Od', { exact: true }).fill('1995');
    await dialog.getByLabel('Do', { exact: true }).fill('1977');
    await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(dialog.getByText('Godina „od“ ne može biti poslije godine „do“.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Od', { exact: true }).fill('1977');
    await dialog.getByLabel('Do', { exact: true }).fill('2021');
    await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('1977–2021').filter({ visible: true })).toBeVisible();

    await page.getByRole('link', { name: 'Sve marke' }).click();
    await findBrand(page, name);
    await page.getByRole('button', { name: `Radnje: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Obriši' }).click();
    await expect(dialog.getByText('Marka ima 1 model.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Obriši i 1 model' }).click();
    await expect(page.getByText('Nema takve marke ni modela')).toBeVisible();
    await expect(toast(page).getByRole('button').last()).toBeFocused();
  });
}

for (const [device, size] of DEVICES) {
  test(`on a ${device} two windows on one brand: the second sees both versions and loses nothing`, async ({
    page,
    context,
    shopUrl,
  }) => {
    const name = uniqueName('Lancia');
    const { call } = await adminApi(shopUrl);
    type Brand = { id: number; name: string; aliases: string[] };
    const { manufacturer } = await call<{ manufacturer: Brand }>('POST', 'manufacturers', { name });
    const other = await context.newPage();
    for (const window of [page, other]) {
      await window.setViewportSize(size);
      await openAdmin(window, shopUrl, '#brendovi');
      await findBrand(window, name);
      await window.getByRole('button', { name: `Radnje: ${name}` }).click();
      await window.getByRole('menuitem', { name: 'Uredi' }).click();
    }
    const formOf = (window: Page) => window.getByRole('dialog', { name: 'Uredi marku' });
    await formOf(other).getByLabel('Drugi nazivi').fill(`${name} iz Torina, ${name} stara`);
    await formOf(other).getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(formOf(other)).toBeHidden();

    await formOf(page).getByLabel('Naziv *').fill(`${name} moja`);
    await formOf(page).getByRole('button', { name: 'Sačuvaj' }).click();
    const conflict = page.getByRole('dialog', { name: 'U međuvremenu izmijenjeno' });
    await expect(
      conflict.getByRole('group', { name: 'Naziv', exact: true }).getByLabel(/^Moje/),
    ).toBeChecked();
    await expect(conflict.getByRole('group', { name: 'Drugi nazivi' }).getByLabel(/^Sačuvano/)).toBeChecked();
    await expect(conflict.getByRole('group', { name: 'Drugi nazivi' })).toContainText(`${name} iz Torina`);
    await expectAccessible(page);
    await conflict.getByRole('button', { name: 'Nazad na obrazac' }).click();
    await expect(conflict).toBeHidden();
    await expect(formOf(page).getByLabel('Naziv *')).toHaveValue(`${name} moja`);
    // The form still has the old names: saved without the question, they would replace the other window's.
    await formOf(page).getByRole('button', { name: 'Sačuvaj' }).click();
    await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
    await expect(formOf(page)).toBeHidden();
    const { manufacturers } = await call<{ manufacturers: Brand[] }>('GET', 'manufacturers');
    expect(manufacturers.find(({ id }) => id === manufacturer.id)).toMatchObject({
      name: `${name} moja`,
      aliases: [`${name} iz Torina`, `${name} stara`],
    });
    await call('DELETE', `manufacturers/${manufacturer.id}`);
  });
}

test('an accidental Escape does not lose what was typed into a brand', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#kategorije');
  await page.getByRole('navigation').getByRole('link', { name: 'Marke i modeli' }).click();
  await page.getByRole('button', { name: 'Dodaj marku' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova marka' });
  await dialog.getByLabel('Naziv *').fill('Lada');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Nesačuvane izmjene' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Nastavi uređivanje' }).click();
  await expect(dialog.getByLabel('Naziv *')).toHaveValue('Lada');
  await page.goBack();
  await question.getByRole('button', { name: 'Odbaci izmjene' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marke i modeli');
});

test('a category is found, also without accents, at 320 px', async ({ page, shopUrl }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAdmin(page, shopUrl, '#kategorije');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries.filter({ hasText: /Kočni/ }).first()).toBeVisible();
  const all = await entries.count();
  await page.getByLabel('Traži kategoriju').fill('kocnic');
  // The search begins when typing pauses.
  await expect.poll(() => entries.count()).toBeLessThan(all);
  await expect(entries.filter({ hasText: /Kočni/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Traži kategoriju').fill('qqqq');
  await expect(page.getByText('Nema takve kategorije')).toBeVisible();
  await expect(page.getByText('Provjerite pravopis ili dodajte novu kategoriju.')).toBeVisible();
});

for (const width of [320, 360, 768, 1366]) {
  test(`lists and forms of the dictionaries fit ${width} px and have large enough touch targets`, async ({
    page,
    shopUrl,
  }) => {
    // Eight screens, each checked by axe.
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    const addresses = ['#brendovi', '#brendovi/1', '#kategorije', '#tuning'].flatMap((list) => [
      list,
      `${list}?uredi=${list === '#brendovi/1' ? 1 : 'novi'}`,
    ]);
    for (const address of addresses) {
      await openAdmin(page, shopUrl, address);
      if (address.includes('uredi')) await expect(page.getByRole('dialog')).toBeVisible();
      else await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);
      if (width < 1024) await expectTouchable(page);
    }
  });
}

test('a new brand has no models yet: the hero of the home page says so, and another can be chosen', async ({
  page,
  shopUrl,
}) => {
  test.slow();
  const name = uniqueName('Tatra');
  const { call } = await adminApi(shopUrl);
  const { manufacturer } = await call<{ manufacturer: { id: number } }>('POST', 'manufacturers', { name });
  try {
    // The owner's new manufacturer is on the page after the publish.
    const home = async () => (await fetch(shopUrl)).text();
    await expect.poll(home, { timeout: 120_000 }).toContain(name);
    await page.goto('/');
    const hero = page.getByRole('form', { name: 'Odabir vozila' });
    const model = hero.getByLabel('Model', { exact: true });
    await hero.getByLabel('Marka').focus();
    await hero.getByLabel('Marka').selectOption({ label: name });
    await expect(model).toContainText('Nema modela za ovu marku');
    await expect(model).toBeDisabled();
    await expect(hero.getByRole('button')).toBeDisabled();
    await hero.getByLabel('Marka').selectOption({ label: 'Audi' });
    await expect(model).toContainText('Odaberite model');
    await expect(model).toBeEnabled();
  } finally {
    await call('DELETE', `manufacturers/${manufacturer.id}`);
  }
});

test('a new manufacturer leads to its models', async ({ page, shopUrl }) => {
  const name = uniqueName('Lancia');
  await openAdmin(page, shopUrl, '#brendovi?uredi=novi');
  await page.getByLabel('Naziv *').fill(name);
  await page.getByRole('button', { name: 'Sačuvaj' }).click();
  await toast(page).getByRole('button', { name: 'Dodaj modele' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByLabel('Naziv novog modela')).toBeVisible();
});

test('a search lists every model that it finds', async ({ page, shopUrl }) => {
  const name = uniqueName('Wartburg');
  const { call } = await adminApi(shopUrl);
  const { manufacturer } = await call<{ manufacturer: { id: number } }>('POST', 'manufacturers', { name });
  const models = Array.from({ length: 14 }, (_, i) => `${name} ${i + 311}`);
  for (const model of models) await call('POST', 'models', { manufacturerId: manufacturer.id, name: model });
  await openAdmin(page, shopUrl, `#brendovi?q=${encodeURIComponent(name)}`);
  const found = page.getByRole('heading', { name: 'Modeli', exact: true }).locator('..').getByRole('link');
  await expect(found).toHaveCount(models.length);
  await call('DELETE', `manufacturers/${manufacturer.id}?withModels=1`);
});

test.describe('categories that could not be loaded', () => {
  // The browser itself logs every failed call.
  test.use({ expected: /status of 500/ });

  test('are not said to be missing when one of them is searched for', async ({ page, shopUrl }) => {
    await page.route('**/api/admin/categories', (route) =>
      route.fulfill({ status: 500, json: { success: false, code: 'internal' } }),
    );
    await openAdmin(page, shopUrl, '#kategorije');
    await page.getByLabel('Traži kategoriju').fill('branici');
    await expect(page.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(page.getByText('Nema takve kategorije')).toHaveCount(0);
  });
});
