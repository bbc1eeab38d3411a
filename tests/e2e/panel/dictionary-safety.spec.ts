import type { Page, Route } from '@playwright/test';
import { toast, uniqueName } from './product-form.ts';
import { adminApi, DEVICES, expectAccessible, fillLogin, openAdmin, PHONE, TOKEN_KEY } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser itself logs every refused or failed call.
test.use({ expected: /status of 4\d\d|net::ERR_FAILED/ });

const FORMS = [
  ['a brand', '#brendovi', 'Dodaj marku', 'Nova marka', 'manufacturers'],
  ['a category', '#kategorije', 'Dodaj kategoriju', 'Nova kategorija', 'categories'],
  ['a tuning category', '#tuning', 'Dodaj kategoriju', 'Nova kategorija', 'tuning-categories'],
] as const;

type Named = { id: number; name: string };

/** Entries of the shop with this name; reading them also deletes them. */
async function takeNamed(shopUrl: string, path: string, name: string): Promise<Named[]> {
  const { call } = await adminApi(shopUrl);
  const rows = Object.values(await call<Record<string, Named[]>>('GET', path))[0]!;
  const found = rows.filter((row) => row.name === name);
  for (const { id } of found) await call('DELETE', `${path}/${id}`);
  return found;
}

/** The shop handles the next create, but its answer is lost. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(`**/api/admin/${path}`, async (route: Route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

const NO_NETWORK = /^Nema veze\. Sve što ste upisali je ovdje/;
/** Fires the browser's event until it is heard, so that the test need not wait for the pause between two retries. */
const networkIsBack = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(NO_NETWORK)).toBeHidden({ timeout: 1000 });
  }).toPass();

for (const [what, section, add, title, path] of FORMS) {
  test(`${what} that was not saved is offered again after a reload, and is never discarded without asking`, async ({
    page,
    shopUrl,
  }) => {
    const name = uniqueName('Nedovršeno');
    await page.setViewportSize(PHONE);
    await openAdmin(page, shopUrl, section);
    await page.getByRole('button', { name: add }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Naziv *').fill(name);
    await expect(dialog.getByText('Zapamćeno na uređaju')).toBeVisible();
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await expect(dialog.getByText(/^Vratiti nesačuvani unos/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Vrati unos' }).click();
    await expect(dialog.getByLabel('Naziv *')).toHaveValue(name);

    await page.goBack();
    await page
      .getByRole('alertdialog', { name: 'Nesačuvane izmjene' })
      .getByRole('button', { name: 'Odbaci izmjene' })
      .click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: add }).click();
    await expect(dialog.getByLabel('Naziv *')).toHaveValue('');
    await expect(dialog.getByText(/^Vratiti nesačuvani unos/)).toBeHidden();
  });

  test(`${what} whose answer was lost is sent again automatically and exists once`, async ({
    page,
    shopUrl,
  }) => {
    const name = uniqueName('Izgubljen odgovor');
    await page.setViewportSize(PHONE);
    await openAdmin(page, shopUrl, section);
    await loseAnswer(page, path);
    await page.getByRole('button', { name: add }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Naziv *').fill(name);
    await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(dialog.getByText(NO_NETWORK)).toBeVisible();
    await expectAccessible(page);
    await networkIsBack(page);
    await expect(dialog).toBeHidden();
    await expect(toast(page)).toContainText(`Sačuvano: ${name}`);
    expect(await takeNamed(shopUrl, path, name)).toHaveLength(1);
  });
}

test('a form that is closed during a save which then fails says so, and what was typed is offered again', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Zatvoreno prerano');
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#brendovi');
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/manufacturers', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await answer.promise;
    return route.abort();
  });
  const dialog = page.getByRole('dialog', { name: 'Nova marka' });
  await page.getByRole('button', { name: 'Dodaj marku' }).click();
  await dialog.getByLabel('Naziv *').fill(name);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByLabel('Naziv *').press('Enter');
  await asked;
  await dialog.getByRole('button', { name: 'Zatvori' }).click();
  await expect(dialog).toBeHidden();
  answer.resolve(undefined);
  await expect(toast(page)).not.toBeEmpty();
  await page.getByRole('button', { name: 'Dodaj marku' }).click();
  await expect(dialog.getByText(new RegExp(name))).toBeVisible();
  await dialog.getByRole('button', { name: 'Vrati unos' }).click();
  await expect(dialog.getByLabel('Naziv *')).toHaveValue(name);
});

for (const [device, size] of DEVICES) {
  test(`on a ${device} an expired session keeps an open brand as it was typed`, async ({ page, shopUrl }) => {
    const name = uniqueName('Istekla sesija');
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#brendovi');
    await page.getByRole('button', { name: 'Dodaj marku' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova marka' });
    await dialog.getByLabel('Naziv *').fill(name);
    // Both at once: the publish bar asks now and then, and would open the login before the button is pressed.
    await dialog.getByRole('button', { name: 'Sačuvaj' }).evaluate((save, key) => {
      localStorage.setItem(key, 'istekao');
      (save as HTMLButtonElement).click();
    }, TOKEN_KEY);
    const login = page.getByRole('dialog', { name: 'Prijava' });
    await expect(login).toContainText('Session expired. Please login again.');
    await fillLogin(page);
    await expect(login).toBeHidden();
    await expect(dialog.getByLabel('Naziv *')).toHaveValue(name);
    await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
    await expect(dialog).toBeHidden();
    expect(await takeNamed(shopUrl, 'manufacturers', name)).toHaveLength(1);
  });
}

test('a model keeps its generations over a reload, and a new model keeps its name and exists once', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Zastava');
  const { call } = await adminApi(shopUrl);
  const { manufacturer } = await call<{ manufacturer: Named }>('POST', 'manufacturers', { name });
  await page.setViewportSize(PHONE);
  page.on('dialog', (question) => void question.accept());
  await openAdmin(page, shopUrl, `#brendovi/${manufacturer.id}`);
  await loseAnswer(page, 'models');
  const quick = page.getByLabel('Naziv novog modela');
  await quick.fill('Koral');
  // The form is kept on `pagehide`, so the reload needs no pause before it.
  await page.reload();
  await expect(quick).toHaveValue('Koral');
  await quick.press('Enter');
  await expect(page.getByText(NO_NETWORK)).toBeVisible();
  await networkIsBack(page);
  await expect(quick).toHaveValue('');
  await page.getByRole('button', { name: 'Koral', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Uredi model' });
  await dialog.getByRole('button', { name: 'Dodaj generaciju' }).click();
  await dialog.getByLabel('Od', { exact: true }).fill('1980');
  await page.reload();
  await dialog.getByRole('button', { name: 'Vrati unos' }).click();
  await expect(dialog.getByLabel('Od', { exact: true })).toHaveValue('1980');
  await dialog.getByLabel('Do', { exact: true }).fill('2008');
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(dialog).toBeHidden();
  const { models } = await call<{ models: object[] }>('GET', `models?manufacturer=${manufacturer.id}`);
  expect(models).toMatchObject([{ name: 'Koral', generations: [{ yearFrom: 1980, yearTo: 2008 }] }]);
  await call('DELETE', `manufacturers/${manufacturer.id}?withModels=1`);
});

test('text that is typed while a brand is being saved stays and is saved next', async ({ page, shopUrl }) => {
  const name = uniqueName('Spora veza');
  await openAdmin(page, shopUrl, '#brendovi');
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/manufacturers', async (route) => {
    if (route.request().method() === 'POST') await gate.promise;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Dodaj marku' }).click();
  const dialog = page.getByRole('dialog', { name: /^(Nova marka|Uredi marku)$/ });
  await dialog.getByLabel('Naziv *').fill(name);
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await dialog.getByLabel('Drugi nazivi').fill(`${name} stara`);
  gate.resolve(undefined);
  await expect(dialog).toHaveAccessibleName('Uredi marku');
  await expect(toast(page)).toContainText('Ono što ste upisali poslije toga još nije');
  await expect(dialog.getByLabel('Drugi nazivi')).toHaveValue(`${name} stara`);
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(dialog).toBeHidden();
  expect(await takeNamed(shopUrl, 'manufacturers', name)).toMatchObject([{ aliases: [`${name} stara`] }]);
});

test('another brand in the address of an open form opens its own form', async ({ page, shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  type Entries = { manufacturers: { id: number; name: string }[] };
  const [one, other] = (await call<Entries>('GET', 'manufacturers')).manufacturers;
  await openAdmin(page, shopUrl, `#brendovi?uredi=${one!.id}`);
  const name = page.getByRole('dialog', { name: 'Uredi marku' }).getByLabel('Naziv *');
  await expect(name).toHaveValue(one!.name);
  await page.goto(`/admin#brendovi?uredi=${other!.id}`);
  await expect(name).toHaveValue(other!.name);
});

test('an error of a generation is in sight, not only its red fields', async ({ page, shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  const { manufacturer } = await call<{ manufacturer: { id: number } }>('POST', 'manufacturers', {
    name: uniqueName('Marka'),
  });
  await call('POST', 'models', { manufacturerId: manufacturer.id, name: 'Delta' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page, shopUrl, `#brendovi/${manufacturer.id}`);
  await page.getByRole('button', { name: 'Radnje: Delta' }).click();
  await page.getByRole('menuitem', { name: 'Uredi' }).click();
  await page.getByRole('button', { name: 'Dodaj generaciju' }).click();
  const generation = page.getByRole('group', { name: 'Generacija 1' });
  await generation.getByLabel('Od', { exact: true }).fill('2014');
  await generation.getByLabel('Do', { exact: true }).fill('2008');
  await page.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(page.getByText('Godina „od“ ne može biti poslije godine „do“.')).toBeInViewport({ ratio: 1 });
});

test('a brand deleted elsewhere stays in its open form, which then says so', async ({ page, shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  const brand = await call<{ manufacturer: Named }>('POST', 'manufacturers', { name: uniqueName('Nestala') });
  await openAdmin(page, shopUrl, `#brendovi?uredi=${brand.manufacturer.id}`);
  const dialog = page.getByRole('dialog', { name: 'Uredi marku' });
  await dialog.getByLabel('Drugi nazivi').fill('Stari naziv');
  await call('DELETE', `manufacturers/${brand.manufacturer.id}`);
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByRole('link', { name: brand.manufacturer.name, includeHidden: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(dialog.getByText('Marka više ne postoji.')).toBeVisible();
  await expect(dialog.getByLabel('Drugi nazivi')).toHaveValue('Stari naziv');
});
