import type { Locator, Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { manufacturers, models } from '#db/schema/index.ts';
import {
  addPictures,
  aSavedProduct,
  expectSent,
  form,
  requestOf,
  save,
  toast,
  uniqueName,
} from './panel/product-form.ts';
import { adminApi, openAdmin } from './panel/session.ts';
import { somePhotographs } from './setup/photographs.ts';
import { shopDatabase } from './setup/shop-database.ts';
import { expect, test } from './setup/shop-test.ts';

type Whole = Parameters<typeof requestOf>[0];

const aNumber = () => `1K0 698 ${String(Math.random()).slice(2, 6)}`;

/** Opens the form of a new product beside an older part with this number; returns the button that takes its vehicles. */
async function openBesideNumbered(page: Page, shopUrl: string, number: string): Promise<Locator> {
  const other = await aNumberedPart(shopUrl, number, ['audi', 'a4']);
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  return form(page).getByRole('button', { name: `Isti broj već ima dio ${other} – preuzmi vozila` });
}

/** A published part with this number, for one model of the demo catalogue. */
async function aNumberedPart(shopUrl: string, partNumber: string, [brand, slug]: readonly [string, string]) {
  const [model] = await (
    await shopDatabase()
  )
    .select({ manufacturerId: manufacturers.id, modelId: models.id })
    .from(models)
    .innerJoin(manufacturers, eq(manufacturers.id, models.manufacturerId))
    .where(and(eq(manufacturers.slug, brand), eq(models.slug, slug)));
  const { call } = await adminApi(shopUrl);
  const { id } = await aSavedProduct(shopUrl, uniqueName('S brojem'));
  const { product } = await call<{ product: Whole }>('GET', `products/${id}`);
  const fitments = [{ ...model, yearFrom: 2004, yearTo: 2008 }];
  await call('PUT', `products/${id}`, { ...requestOf(product), fitments, partNumbers: [partNumber] });
  return id;
}

for (const width of [360, 1440]) {
  test(`a part names the vehicles of parts with the same number, ${width} px wide`, async ({
    page,
    shopUrl,
  }) => {
    const number = aNumber();
    await page.setViewportSize({ width, height: 800 });
    const own = await aNumberedPart(shopUrl, number, ['audi', 'a4']);
    await page.goto(`/proizvod/${own}`);
    await expect(page.getByRole('button', { name: `Kopiraj broj ${number}` })).toBeVisible();
    await expect(page.getByText('Isti broj odgovara i za')).toBeHidden();
    // Another seller wrote the letter O instead of zero, and no spaces.
    const other = await aNumberedPart(shopUrl, number.replace('K0 ', 'KO').replace(' ', ''), [
      'dacia',
      'logan',
    ]);
    const alsoFits = page.getByText(/^Isti broj odgovara i za: Logan/);
    await expect(async () => {
      await page.goto(`/proizvod/${own}`);
      await expect(alsoFits).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.goto(`/proizvod/${other}`);
    await expect(page.getByText(/^Isti broj odgovara i za: A4/)).toBeVisible();
  });
}

test('the vehicles of a part with the same number are copied with one tap', async ({ page, shopUrl }) => {
  const number = aNumber();
  const take = await openBesideNumbered(page, shopUrl, number);
  await form(page).getByLabel('Kataloški brojevi').fill(number.replaceAll(' ', '-').toLowerCase());
  await take.click();
  await expect(take).toBeHidden();
  await expect(form(page).getByLabel('Marka').first()).toBeFocused();
  await expect(form(page).getByLabel('Marka').first()).not.toHaveValue('');
  await expect(form(page).getByLabel('Od godine').first()).not.toHaveValue('');
});

test('the vehicles of another number are not offered once the number has changed', async ({
  page,
  shopUrl,
}) => {
  const number = aNumber();
  const take = await openBesideNumbered(page, shopUrl, number);
  const numbers = form(page).getByLabel('Kataloški brojevi');
  for (const others of ['1K', `${aNumber()}99`]) {
    await numbers.fill(number);
    await expect(take).toBeVisible();
    await numbers.fill(others);
    await expect(take).toBeHidden();
  }
});

test('vehicles that were entered without years stay when those of the same number or of the name are taken', async ({
  page,
  shopUrl,
}) => {
  const number = aNumber();
  const take = await openBesideNumbered(page, shopUrl, number);
  const brands = form(page).getByLabel('Marka');
  await brands.first().selectOption({ label: 'Dacia' });
  await form(page).getByLabel('Model').first().selectOption({ label: 'Logan' });
  await form(page).getByRole('button', { name: 'Dodaj još jedno vozilo' }).click();
  await brands.nth(1).selectOption({ label: 'BMW' });
  await form(page).getByLabel('Model').nth(1).selectOption({ label: 'Svi modeli' });
  const chosen = () => form(page).locator('[id$="manufacturerId"] option:checked').allTextContents();
  await form(page).getByLabel('Kataloški brojevi').fill(number);
  await take.click();
  await expect.poll(chosen).toEqual(['Dacia', 'BMW', 'Audi']);
  await form(page).getByLabel('Naziv').fill('Far VW Golf V 2004-2008');
  await form(page)
    .getByRole('group', { name: 'Iz naziva' })
    .getByRole('button', { name: /Golf/ })
    .first()
    .click();
  await expect.poll(chosen).toEqual(['Dacia', 'BMW', 'Audi', expect.stringMatching(/VW|Volkswagen/)]);
});

test('a new part that is continued after it was saved is not offered its own vehicles', async ({
  page,
  shopUrl,
}) => {
  const number = aNumber();
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await addPictures(page, await somePhotographs(1));
  await form(page).getByLabel('Naziv').fill(uniqueName('Nastavljen'));
  await form(page).getByLabel('Marka').selectOption({ label: 'Dacia' });
  await form(page).getByLabel('Model').selectOption({ label: 'Logan' });
  await form(page).getByLabel('Kataloški brojevi').fill(number);
  await form(page).getByLabel('Status').selectOption({ label: 'Objavljeno' });
  await expectSent(page);
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/products', async (route) => {
    if (route.request().method() === 'POST') await gate.promise;
    return route.continue();
  });
  await save(page);
  await form(page).getByLabel('Model').selectOption({ label: 'Svi modeli' });
  gate.resolve(undefined);
  await expect(toast(page)).toContainText('Ono što ste upisali poslije toga još nije');
  const asked = page.waitForResponse(/same-number/);
  await form(page).getByLabel('Kataloški brojevi').fill(`${number}\n${aNumber()}`);
  expect(((await (await asked).json()) as { product: unknown }).product).toBeNull();
});
