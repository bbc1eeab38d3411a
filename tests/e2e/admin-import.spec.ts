import type { Page } from '@playwright/test';
import { adminApi, DESKTOP, expectAccessible, openAdmin, PHONE } from './admin-session.ts';
import { expect, test } from './shop-test.ts';

const uniqueName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;
type Listed = {
  products: { id: number; name: string; model: string | null; image: string | null }[];
};
type Review = {
  listings: { id: string; title: string; state: string; problems: string[]; productId: number | null }[];
};
type Stored = { product: { fitments: unknown[] } };
type Call = Awaited<ReturnType<typeof adminApi>>['call'];

/** The first time, every picture of the shop is looked at. */
const FIRST_LOOK = { timeout: 30_000 };

/** Two drafts that are written the same, fit the same car and show the same. */
async function makeTwins(call: Call, name: string): Promise<number[]> {
  const { products } = await call<Listed>('GET', 'products?limit=100');
  const example = products.find(({ model, image }) => model && image)!;
  // Of another car: with its own picture the example would be a third of the same.
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
  test(`on a ${device} listings are looked at, and two of them come in as drafts`, async ({
    page,
    shopUrl,
  }, info) => {
    test.slow();
    const { call } = await adminApi(shopUrl);
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#olx');
    await expect(page.getByRole('button', { name: 'Uvezi odmah bez pregleda' })).toBeVisible();
    await expectAccessible(page);
    const review = page.waitForResponse(/olx\/preview$/);
    await page.getByRole('button', { name: 'Uvezi 50 oglasa' }).click();
    const { listings } = (await (await review).json()) as Review;
    const fresh = listings.filter(({ state }) => state === 'new');
    const sure = fresh.filter(({ problems }) => problems.length === 0);
    const filters = page.getByRole('group', { name: 'Oglasi' });
    await expect(filters.getByRole('button', { name: `Novi ${fresh.length}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByText(`Odabrano: ${sure.length} oglas`)).toBeAttached();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('review.png') });

    await page.getByRole('checkbox', { name: 'Odaberi prikazane' }).check();
    await page.getByRole('checkbox', { name: 'Odaberi prikazane' }).uncheck();
    await expect(page.getByRole('button', { name: 'Odaberite oglase' })).toBeDisabled();
    const titles = sure.slice(0, 2).map(({ title }) => title);
    for (const title of titles)
      await page
        .getByRole('checkbox', { name: `Odaberi: ${title}` })
        .first()
        .check();
    await expect(page.getByRole('radio', { name: 'Kao nacrt' })).toBeChecked();
    await page.getByRole('button', { name: 'Uvezi 2 oglasa' }).click();

    const alert = page.getByRole('alertdialog', { name: 'Uvoz je završen' });
    await expect(alert).toContainText('Dodana su 2 nova proizvoda', { timeout: 30_000 });
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'U redu' }).click();
    // The address is the import's own: a reload shows the result, and does not tell it a second time.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Uvoz je završen' })).toBeVisible();
    await expect(alert).toBeHidden();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('result.png'), fullPage: true });

    const again = await call<Review>('POST', 'olx/preview', { page: 1 });
    const imported = again.listings.filter(({ title, state }) => titles.includes(title) && state === 'known');
    expect(imported).toHaveLength(2);
    await page.getByRole('link', { name: 'Pogledaj nacrte' }).click();
    for (const { productId } of imported) {
      await expect(page.locator(`a[href*="proizvodi/${productId}"]`).first()).toBeVisible();
      await call('DELETE', `products/${productId}`);
    }
  });

  test(`on a ${device} two equal products are merged, and the slip brings the second one back`, async ({
    page,
    shopUrl,
  }, info) => {
    const { call } = await adminApi(shopUrl);
    const name = uniqueName('Blatobran dupli');
    const ids = await makeTwins(call, name);
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#duplikati');
    const own = group(page, name);
    await expect(own.getByText('Isti naziv i vozilo')).toBeVisible(FIRST_LOOK);
    await expect(own.getByRole('radio', { name: new RegExp(`${ids[0]}$`) })).toBeChecked();
    await expectAccessible(page);
    await own.scrollIntoViewIfNeeded();
    await page.screenshot({ path: info.outputPath('duplicates.png') });

    await own.getByRole('radio', { name: new RegExp(`${ids[1]}$`) }).check();
    await own.getByRole('button', { name: 'Spoji' }).click();
    await expect(own).toBeHidden();
    expect(await listed(call, name)).toEqual([ids[1]]);
    await page.getByRole('button', { name: 'Vrati', exact: true }).click();
    await expect(own).toBeVisible(FIRST_LOOK);
    expect(await listed(call, name)).toHaveLength(2);

    await own.getByRole('button', { name: 'Nisu duplikati' }).click();
    await expect(own).toBeHidden();
    for (const id of ids) await call('DELETE', `products/${id}`);
  });
}

test('all sure duplicates go after the exact question, whose focus is on the way back', async ({
  page,
  shopUrl,
}) => {
  const { call } = await adminApi(shopUrl);
  const name = uniqueName('Retrovizor dupli');
  await makeTwins(call, name);
  await openAdmin(page, shopUrl, '#duplikati');
  await page.getByRole('button', { name: 'Ukloni sve sigurne' }).click();
  const question = page.getByRole('alertdialog', { name: 'Ukloni duplikate' });
  await expect(question).toContainText('Jeste li sigurni da želite ukloniti duplikate iz baze podataka?');
  await expect(question.getByRole('button', { name: 'Odustani' })).toBeFocused();
  await question.getByRole('button', { name: 'Ukloni' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Duplikati' });
  await expect(alert).toContainText(/^.*Uklonjen\S* \S+ \d+ duplikat/);
  expect(await listed(call, name)).toHaveLength(1);
  await alert.getByRole('button', { name: 'U redu' }).click();
  await page.getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect(group(page, name)).toBeVisible(FIRST_LOOK);
  for (const id of await listed(call, name)) await call('DELETE', `products/${id}`);
});

test.describe('when the classifieds site is away', () => {
  test.use({ expected: /status of 502/ });

  test('the alert and the review say so in the words of the server, and can be tried again', async ({
    page,
    shopUrl,
  }) => {
    const error = 'OLX se ne javlja. Pokušajte ponovo za nekoliko minuta.';
    const refusal = { status: 502, json: { success: false, error, message: error, job_id: null } };
    await page.route(/olx\/(import-50|preview)$/, (route) => route.fulfill(refusal));
    await page.setViewportSize(PHONE);
    await openAdmin(page, shopUrl, '#olx');
    await page.getByRole('button', { name: 'Uvezi odmah bez pregleda' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Uvoz nije uspio' });
    await expect(alert).toContainText(error);
    await alert.getByRole('button', { name: 'U redu' }).click();
    await page.getByRole('button', { name: 'Uvezi 50 oglasa' }).click();
    await expect(page.getByRole('alert')).toContainText(error);
    await expectAccessible(page);
    await page.unroute(/olx\/(import-50|preview)$/);
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await expect(page.getByRole('group', { name: 'Oglasi' })).toBeVisible({ timeout: 30_000 });
  });
});
