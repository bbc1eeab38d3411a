import type { Page } from '@playwright/test';
import { formatCount } from '#src/domain/text/format-count.ts';
import { aSavedProduct, uniqueName } from './product-form.ts';
import { adminApi, expectAccessible, expectTouchable, openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser itself logs every refused call.
test.use({ expected: /status of 4\d\d/ });

const countIn = (text: string | null) =>
  Number(/([\d.]+) proizvod/.exec(text ?? '')?.[1]?.replaceAll('.', ''));

/** The list shows exactly so many products. */
const ofExactly = (products: number) => new RegExp(` od ${formatCount(products).replaceAll('.', '\\.')}$`);

const askToDelete = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Radnje: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Obriši' }).click();
};

for (const [section, kind, name, advice] of [
  ['brendovi', 'Marka', 'Audi', 'Spojite je s drugom markom ili uredite te proizvode.'],
  ['kategorije', 'Kategorija', 'Branici', 'Prvo ih premjestite u drugu kategoriju.'],
] as const) {
  test(`${name} is in use, so instead of a question the panel says how many products prevent its deletion, what to do, and leads to them`, async ({
    page,
    shopUrl,
  }) => {
    await page.setViewportSize(PHONE);
    await openAdmin(page, shopUrl, `#${section}`);
    await askToDelete(page, name);
    const said = page.getByRole('dialog').getByRole('alert');
    await expect(said).toContainText(
      new RegExp(`^${kind} se ne može obrisati: korist(i|e) je \\d+ proizvod`),
    );
    await expect(said).toContainText(advice);
    // Nothing can be confirmed, so there is nothing to give up: the button closes, like the one in the corner.
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Zatvori' })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Odustani' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Prikaži proizvode' }).click();
    await expect(page.getByRole('link', { name: `Ukloni filter: ${kind}: ${name}` })).toBeVisible();
  });
}

test('a category that only a product in the bin uses says that the bin counts', async ({ page, shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  const name = uniqueName('Kategorija');
  const { category } = await call<{ category: { id: number } }>('POST', 'categories', { name });
  const { id } = await aSavedProduct(shopUrl, uniqueName('Dio'), { categoryId: category.id });
  await call('DELETE', `products/${id}`);
  await openAdmin(page, shopUrl, '#kategorije');
  await askToDelete(page, name);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Računaju se i proizvodi u smeću.');
});

test('a count in the dictionaries opens exactly the products counted, and Back returns to the position and the search', async ({
  page,
  shopUrl,
}) => {
  await page.setViewportSize(PHONE);
  const { call } = await adminApi(shopUrl);
  const { manufacturers } = await call<{ manufacturers: { id: number; name: string; products: number }[] }>(
    'GET',
    'manufacturers',
  );
  const last = manufacturers.filter(({ products }) => products > 0).at(-1)!;
  await openAdmin(page, shopUrl, '#brendovi');
  const count = page.getByRole('link', { name: new RegExp(`^${last.name}: [\\d.]+ proizvod`) });
  await count.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  const { height } = (await count.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);
  await count.click();
  const range = page.getByRole('heading', { level: 1 }).getByRole('status');
  await expect(range).toHaveText(ofExactly(last.products));
  await expect(page.getByRole('link', { name: `Svi ${formatCount(last.products)}` })).toBeVisible();
  await expectAccessible(page);
  await expectTouchable(page);
  await page.goBack();
  await expect(count).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(place);

  await page.getByRole('link', { name: last.name, exact: true }).click();
  await expect(page.getByText('Sve marke')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Sve marke' }).click();
  await expect(count).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(place);

  await page.getByLabel('Traži marku ili model').fill('golf');
  await page.getByRole('link', { name: /^Golf Volkswagen/ }).click();
  await expect(page.getByLabel('Traži model')).toHaveValue('Golf');
  const models = page.getByRole('link', { name: /^Golf: [\d.]+ proizvod/ });
  const ofGolf = countIn(await models.textContent());
  await models.click();
  await expect(page.getByRole('link', { name: 'Ukloni filter: Model: Volkswagen Golf' })).toBeVisible();
  await expect(range).toHaveText(ofExactly(ofGolf));
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Traži marku ili model')).toHaveValue('golf');
  await page.goForward();
  await page.goForward();
  await page.getByRole('link', { name: 'Ukloni filter: Model: Volkswagen Golf' }).click();
  await expect(page.getByRole('link', { name: /^Ukloni filter/ })).toBeHidden();
});

for (const section of ['kategorije', 'tuning']) {
  test(`the count of an entry in #${section} opens exactly these products`, async ({ page, shopUrl }) => {
    await page.setViewportSize(PHONE);
    await openAdmin(page, shopUrl, `#${section}`);
    const count = page.getByRole('link', { name: /: [\d.]+ proizvod/ }).nth(1);
    const counted = countIn(await count.textContent());
    await count.click();
    await expect(
      page.getByRole('link', { name: /^Ukloni filter: (Kategorija|Tuning kategorija): / }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).getByRole('status')).toHaveText(ofExactly(counted));
  });
}

test('a name of one long word stays within a phone, and the number beside the title is that of the rows', async ({
  page,
  shopUrl,
}) => {
  await page.setViewportSize(PHONE);
  const { call } = await adminApi(shopUrl);
  const name = uniqueName('Jednaduga').replace(' ', '').padEnd(60, 'x');
  const paths = { brendovi: 'manufacturers', kategorije: 'categories' };
  for (const [section, path] of Object.entries(paths)) {
    const made = await call<Record<string, { id: number }>>('POST', path, { name });
    await openAdmin(page, shopUrl, `#${section}?q=${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ 1$/);
    await expectAccessible(page);
    await expectTouchable(page);
    for (const row of Object.values(made)) await call('DELETE', `${path}/${row.id}`);
  }
});
