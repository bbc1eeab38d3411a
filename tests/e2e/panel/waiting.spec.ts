import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expectSent, form, pictures, save, toast, uniqueName } from './product-form.ts';
import { adminApi, expectAccessible, expectTouchable, openAdmin, PHONE } from './session.ts';
import { BROWSER_FLAGS } from '../setup/browser-flags.ts';
import { expect, test as base } from '../setup/shop-test.ts';
import { addFiles, found, sixPictures } from '../setup/waiting-pictures.ts';

/** Without a network the console logs every failed call. */
const test = base.extend({ quiet: undefined as never });
test.use({ viewport: PHONE });

/** As after a part for the first model of the first manufacturer that has one. */
async function rememberVehicle(page: Page, shopUrl: string): Promise<void> {
  const { call } = await adminApi(shopUrl);
  const manufacturers = await call<{ id: number; models: { id: number }[] }[]>('GET', 'manufacturers-models');
  const manufacturer = manufacturers.find(({ models }) => models.length > 0)!;
  const vehicle = { manufacturerId: String(manufacturer.id), modelId: String(manufacturer.models[0]!.id) };
  await page.evaluate(
    (value) => localStorage.setItem('premium-parts-admin-vehicle', value),
    JSON.stringify(vehicle),
  );
}

/** A browser with a profile on the disk, as a phone has: it can be killed and started again. */
const startPhone = (profile: string, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    baseURL,
    viewport: PHONE,
    locale: 'bs-BA',
    serviceWorkers: 'allow',
    args: BROWSER_FLAGS,
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  });

const untilReadyForTheYard = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          await navigator.serviceWorker.ready;
          const database = await new Promise<IDBDatabase>((resolve) => {
            const request = indexedDB.open('premium-parts-admin');
            request.onsuccess = () => resolve(request.result);
          });
          const request = database.transaction('answers').objectStore('answers').count();
          const answers = await new Promise<number>((resolve) => {
            request.onsuccess = () => resolve(request.result);
          });
          database.close();
          return answers === 3 && (await caches.match('/admin')) !== undefined;
        }),
      { timeout: 30_000 },
    )
    .toBe(true);

test('a part entered without a network exists once after the browser was killed and the network is back', async ({
  shopUrl,
}, info) => {
  test.slow();
  const name = uniqueName('U dvorištu');
  const profile = info.outputPath('profile');
  let phone = await startPhone(profile, shopUrl);
  let page = phone.pages()[0]!;
  await openAdmin(page, shopUrl);
  await rememberVehicle(page, shopUrl);
  await untilReadyForTheYard(page);

  await phone.setOffline(true);
  await page.goto('/admin');
  await expect(page.getByText('Nema veze sa serverom. Prijavljeni ste i dalje.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dodaj proizvod' }).click();
  await addFiles(page, await sixPictures());
  await form(page).getByLabel('Naziv').fill(name);
  await save(page);
  await expect(form(page).getByText(/^Sve je na ovom uređaju/)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await expectTouchable(page);
  await expect(page.locator('[data-dialog-foot]').getByText('Čeka mrežu...').first()).toBeInViewport();
  await phone.close();

  phone = await startPhone(profile, shopUrl);
  page = phone.pages()[0]!;
  await phone.setOffline(true);
  await page.goto('/admin#pocetna');
  await expect(page.getByRole('link', { name: '6 slika nije poslano · 1 unos čeka mrežu' })).toBeVisible();
  const kept = page.getByRole('region', { name: 'Nesačuvani unosi na ovom uređaju' });
  await expect(kept.getByRole('listitem')).toHaveText([new RegExp(name)]);
  await expectAccessible(page);
  expect(await found(shopUrl, name)).toEqual([]);
  // It can be opened and closed again; the next part starts empty.
  await kept.getByRole('link', { name }).click();
  await expect(pictures(page).getByRole('img')).toHaveCount(6);
  await form(page).getByRole('button', { name: 'Dodaj novi dio' }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue('');
  await form(page).getByRole('button', { name: 'Zatvori' }).click();
  await expect(kept.getByRole('listitem')).toHaveText([new RegExp(name)]);

  await phone.setOffline(false);
  await expect(toast(page)).toContainText(`Dodano: ${name}`, { timeout: 30_000 });
  await expect(kept).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const products = await found(shopUrl, name);
  expect(products.map(({ images }) => new Set(images.map(({ hash }) => hash)).size)).toEqual([6]);
  await phone.close();
});

test('a part whose answer is lost twice, once after its form was closed, is one product', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Dvaput izgubljeno');
  await openAdmin(page, shopUrl);
  await rememberVehicle(page, shopUrl);
  await page.reload();
  await page.getByRole('button', { name: 'Dodaj proizvod' }).click();
  await addFiles(page, await sixPictures());
  await form(page).getByLabel('Naziv').fill(name);
  await form(page).getByLabel('Status').selectOption('draft');
  await expectSent(page);
  let lost = 0;
  await page.route('**/api/admin/products', async (route) => {
    if (route.request().method() !== 'POST' || lost === 2) return route.continue();
    lost++;
    await route.fetch();
    return route.abort();
  });
  await save(page);
  await expect(form(page).getByText('Čeka mrežu...').first()).toBeVisible();
  await form(page).getByRole('button', { name: 'Zatvori' }).click();
  // It is kept and sent: nobody is asked whether to discard it.
  await expect(form(page)).toBeHidden();
  await expect(toast(page)).toContainText(`Dodano kao nacrt, kupci ga ne vide: ${name}`, {
    timeout: 30_000,
  });
  expect(lost).toBe(2);
  expect(await found(shopUrl, name)).toHaveLength(1);
  await expect(page.getByText('čeka mrežu')).toBeHidden();
});

test('a part with six photographs for the remembered vehicle takes at most six taps', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Šest dodira');
  await openAdmin(page, shopUrl);
  await rememberVehicle(page, shopUrl);
  await page.reload();
  let taps = 0;
  const tap = async (target: ReturnType<typeof form>) => {
    taps++;
    await target.click();
  };
  await tap(page.getByRole('button', { name: 'Dodaj proizvod' }));
  const chooser = page.waitForEvent('filechooser');
  await tap(pictures(page).getByText('Dodaj slike'));
  await (await chooser).setFiles(await sixPictures());
  await tap(form(page).getByLabel('Naziv'));
  await page.keyboard.type(name);
  await tap(form(page).getByRole('button', { name: 'Sačuvaj', exact: true }));
  await expect(toast(page)).toContainText(`Dodano: ${name}`, { timeout: 30_000 });
  expect(taps).toBeLessThanOrEqual(6);
  expect((await found(shopUrl, name)).map(({ images }) => images.length)).toEqual([6]);
});
