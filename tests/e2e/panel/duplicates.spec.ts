import type { Page, Route } from '@playwright/test';
import { toast, uniqueName } from './product-form.ts';
import { adminApi, DESKTOP, expectAccessible, openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

type Listed = {
  products: { id: number; name: string; model: string | null; image: string | null }[];
};
type Stored = { product: { fitments: unknown[] } };
type Call = Awaited<ReturnType<typeof adminApi>>['call'];

/** A search for duplicates compares every picture of the shop, which takes long on a busy machine. */
const LOOK = { timeout: 30_000 };
const REMEMBERED = /^Zapamćeno da nisu duplikati: \d+ par/;

/** Two drafts with the same name, fitment and picture. */
async function makeTwins(call: Call, name: string): Promise<number[]> {
  const { products } = await call<Listed>('GET', 'products?limit=100');
  const example = products.find(({ model, image }) => model && image)!;
  // A picture of another vehicle: with its own picture the example would be a third duplicate.
  const images = [products.find(({ model, image }) => model !== example.model && image)!.image];
  const { product } = await call<Stored>('GET', `products/${example.id}`);
  const fitments = product.fitments.slice(0, 1);
  for (let i = 0; i < 2; i++) await call('POST', 'products', { name, status: 'draft', images, fitments });
  return (await listed(call, name)).toSorted((a, b) => a - b);
}
const listed = async (call: Call, name: string): Promise<number[]> => {
  const { products } = await call<Listed>('GET', `products?search=${encodeURIComponent(name)}`);
  return products.filter((product) => product.name === name).map(({ id }) => id);
};
const group = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(name) }) });

for (const [device, size] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`on a ${device} two equal products are merged, and the toast restores the second one`, async ({
    page,
    shopUrl,
  }, info) => {
    const { call } = await adminApi(shopUrl);
    const name = uniqueName('Blatobran dupli');
    const ids = await makeTwins(call, name);
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#duplikati');
    const own = group(page, name);
    await expect(own.getByText('Isti naziv i vozilo')).toBeVisible(LOOK);
    await expect(own.getByRole('radio', { name: new RegExp(`${ids[0]}$`) })).toBeChecked();
    await expectAccessible(page);
    await own.scrollIntoViewIfNeeded();
    await page.screenshot({ path: info.outputPath('duplicates.png') });

    // Every radio says what ticking it does; beside the others stands what becomes of their product.
    const goes = own.getByText('Ide u smeće').filter({ visible: true });
    await expect(own.getByRole('group', { name: 'Koji ostaje' })).toBeVisible();
    await expect(goes).toHaveCount(1);
    const other = own.getByRole('radio', { name: new RegExp(`^Ostaje.*${ids[1]}$`) });
    await other.check();
    await expect(other).toBeChecked();
    await expect(goes).toHaveCount(1);
    // It stays chosen while the owner looks at one of the products.
    await own.getByRole('link').last().click();
    await expect(page.getByRole('dialog', { name: 'Uredi proizvod' })).toBeVisible();
    await page.goBack();
    await expect(other).toBeChecked(LOOK);
    await own.getByRole('button', { name: 'Spoji' }).click();
    await expect(own).toBeHidden(LOOK);
    expect(await listed(call, name)).toEqual([ids[1]]);
    await page.getByRole('button', { name: 'Vrati', exact: true }).click();
    await expect(own).toBeVisible(LOOK);
    expect(await listed(call, name)).toHaveLength(2);

    for (const id of ids) await call('DELETE', `products/${id}`);
  });

  test(`on a ${device} 'Nisu duplikati' is remembered, and can be undone at once or later`, async ({
    page,
    shopUrl,
  }, info) => {
    const { call } = await adminApi(shopUrl);
    const name = uniqueName('Nosač dupli');
    const ids = await makeTwins(call, name);
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#duplikati');
    const own = group(page, name);
    const apart = own.getByRole('button', { name: 'Nisu duplikati' });
    await expect(own).toBeVisible(LOOK);
    await apart.click();
    await expect(own).toBeHidden(LOOK);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Vrati', exact: true }).click();
    await expect(own).toBeVisible(LOOK);

    await apart.click();
    await expect(own).toBeHidden(LOOK);
    await page.reload();
    await page.getByText(REMEMBERED).click();
    const back = page.getByRole('button', { name: `Vrati u pregled: ${name} i ${name}` });
    await expect(back).toBeVisible();
    await expectAccessible(page);
    await back.scrollIntoViewIfNeeded();
    await page.screenshot({ path: info.outputPath('remembered.png') });
    await back.click();
    await expect(own).toBeVisible(LOOK);
    await expect(back).toHaveCount(0);
    for (const id of ids) await call('DELETE', `products/${id}`);
  });
}

test.describe('without a network for a moment', () => {
  test.use({ expected: /net::ERR/, viewport: PHONE });

  test('a merge whose answer was lost is sent again by the same button, and can be undone', async ({
    page,
    shopUrl,
  }) => {
    const { call } = await adminApi(shopUrl);
    const name = uniqueName('Branik dupli');
    const ids = await makeTwins(call, name);
    await openAdmin(page, shopUrl, '#duplikati');
    const own = group(page, name);
    await expect(own).toBeVisible(LOOK);
    // The call is retried three times by itself; the list cannot be read again meanwhile.
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route('**/api/admin/duplicates/merge', lose, { times: 4 });
    await page.route('**/api/admin/duplicates/find', (route) => route.abort('connectionreset'));
    const merge = own.getByRole('button', { name: 'Spoji' });
    await merge.click();
    await expect(toast(page)).toContainText('Greška u mreži', LOOK);
    expect(await listed(call, name)).toHaveLength(1);
    await merge.click();
    await expect(toast(page)).toContainText('Spojeno');
    await page.unroute('**/api/admin/duplicates/find');
    await page.getByRole('button', { name: 'Vrati', exact: true }).click();
    await expect(own).toBeVisible(LOOK);
    for (const id of ids) await call('DELETE', `products/${id}`);
  });
});

test('all certain duplicates are merged after the exact question, which focuses the safe answer', async ({
  page,
  shopUrl,
}) => {
  const { call } = await adminApi(shopUrl);
  const name = uniqueName('Retrovizor dupli');
  await makeTwins(call, name);
  await openAdmin(page, shopUrl, '#duplikati');
  await page.getByRole('button', { name: 'Ukloni sigurne duplikate' }).click();
  const question = page.getByRole('alertdialog', { name: 'Ukloni duplikate' });
  await expect(question).toContainText('Jeste li sigurni da želite ukloniti duplikate iz baze podataka?');
  await expect(question.getByRole('button', { name: 'Odustani' })).toBeFocused();
  await question.getByRole('button', { name: 'Ukloni' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Duplikati' });
  await expect(alert).toContainText(/^.*Uklonjen\S* \S+ \d+ duplikat/, LOOK);
  expect(await listed(call, name)).toHaveLength(1);
  await alert.getByRole('button', { name: 'U redu' }).click();
  await page.getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect(group(page, name)).toBeVisible(LOOK);
  for (const id of await listed(call, name)) await call('DELETE', `products/${id}`);
});

test('who leaves while certain duplicates are merged can undo it on the screen that is open then', async ({
  page,
  shopUrl,
}) => {
  const { call } = await adminApi(shopUrl);
  const name = uniqueName('Brisač dupli');
  await makeTwins(call, name);
  await openAdmin(page, shopUrl, '#pocetna');
  await page.evaluate(() => (location.hash = '#duplikati'));
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/api/database/remove-duplicates', async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Ukloni sigurne duplikate' }).click();
  await page.getByRole('button', { name: 'Ukloni', exact: true }).click();
  await page.goBack();
  answer.resolve(undefined);
  await page.getByRole('button', { name: 'Vrati', exact: true }).click(LOOK);
  await expect.poll(() => listed(call, name), LOOK).toHaveLength(2);
  for (const id of await listed(call, name)) await call('DELETE', `products/${id}`);
});
