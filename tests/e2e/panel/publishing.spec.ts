import type { Page } from '@playwright/test';
import type { PublishAnswer } from '#src/domain/admin/publish.ts';
import { aSavedProduct, form, rows, save, uniqueName } from './product-form.ts';
import { DEVICES, expectAccessible, openAdmin } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

const bar = (page: Page) => page.getByRole('banner');

/** On another day than the publish, so that the bar names the day. */
const NOW = new Date('2026-11-24T10:00:00Z');

const AT_REST: PublishAnswer = {
  state: 'live',
  savedVersion: 8,
  liveVersion: 8,
  progress: null,
  error: null,
  live: { at: '2026-11-20T13:32:00Z', pages: 11_014, rendered: 104, ms: 2_400 },
  since: '2026-11-20T13:32:00Z',
};

for (const [device, size] of DEVICES) {
  test(`on a ${device} the publish bar distinguishes saved, being published and live`, async ({
    page,
    shopUrl,
  }) => {
    await page.setViewportSize(size);
    await page.clock.setFixedTime(NOW);
    let answer: PublishAnswer = { ...AT_REST, state: 'requested', liveVersion: 7 };
    const methods: string[] = [];
    await page.route('**/api/admin/publish', (route) => {
      methods.push(route.request().method());
      if (route.request().method() === 'POST') answer = AT_REST;
      return route.fulfill({ json: answer });
    });
    await openAdmin(page, shopUrl, '#proizvodi');
    await expect(bar(page)).toContainText('Sačuvano, čeka objavu');
    await expectAccessible(page);
    answer = { ...answer, state: 'building', progress: { done: 400, total: 11_014 } };
    await expect(bar(page)).toContainText('Objavljuje se... 400 / 11.014');
    await expectAccessible(page);
    answer = { ...answer, state: 'failed', progress: null, error: 'Objava je prekinuta prije kraja.' };
    await expect(bar(page)).toContainText('Objava nije uspjela');
    await expect(bar(page)).toContainText('Objava je prekinuta prije kraja.');
    await expectAccessible(page);
    await bar(page).getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await expect(bar(page)).toContainText('Objavljeno 20. 11. 2026. u 14:32 · 104 stranice');
    expect(methods).toContain('POST');
    await expectAccessible(page);
  });
}

test('a row says that a product is published only when it is, and the bar links to the last saved product', async ({
  page,
  shopUrl,
}, info) => {
  const name = uniqueName('Čeka objavu');
  const { id } = await aSavedProduct(shopUrl, name);
  // Visitors see the catalogue as it was, until the test says otherwise.
  let answer: PublishAnswer = { ...AT_REST, state: 'building', savedVersion: 1e9, liveVersion: 1 };
  await page.route('**/api/admin/publish', (route) => route.fulfill({ json: answer }));
  await page.route('**/api/admin/products?*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { products: object[] };
    const products = list.products.map((product) => ({ ...product, pendingVersion: 1e9 }));
    await route.fulfill({ json: { ...list, products } });
  });
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  const said = (words: string) => rows(page).getByText(words, { exact: true }).filter({ visible: true });
  await expect(said('Čeka objavu')).toHaveCount(1);
  await expect(said('Objavljeno')).toHaveCount(0);
  await expect(bar(page).getByRole('link', { name: 'Pogledaj', exact: true })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: info.outputPath(`row-${width}.png`) });
  }
  await page.getByRole('link', { name, exact: true }).click();
  await form(page).getByLabel('Naziv').fill(`${name} novi`);
  await save(page);
  await expect(form(page)).toBeHidden();
  await expect(bar(page).getByRole('link', { name: `Pogledaj: ${name} novi` })).toHaveAttribute(
    'href',
    `/proizvod/${id}`,
  );
  answer = { ...AT_REST, savedVersion: 1e9, liveVersion: 1e9 };
  await expect(said('Objavljeno')).toHaveCount(1);
  await expect(said('Čeka objavu')).toHaveCount(0);
});

test('what the owner saves is live for visitors before the bar says so', async ({ page, shopUrl }) => {
  test.slow();
  const name = uniqueName('Odmah na stranici');
  const { id } = await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  await form(page).getByLabel('Naziv').fill(`${name} izmjena`);
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith(`/api/admin/products/${id}`) && response.request().method() === 'PUT',
  );
  await save(page);
  expect((await saved).ok()).toBe(true);
  await page.waitForResponse(
    async (response) => {
      if (!response.url().endsWith('/api/admin/publish')) return false;
      const { state, savedVersion, liveVersion } = (await response.json()) as PublishAnswer;
      return state === 'live' && liveVersion !== null && liveVersion >= savedVersion;
    },
    { timeout: 90_000 },
  );
  await expect(bar(page)).toContainText('Objavljeno ');
  const visitor = await page.request.get(`${shopUrl}/proizvod/${id}`);
  expect(await visitor.text()).toContain(`${name} izmjena`);
});

test('the publish bar offers no retry before the server has answered for the first time', async ({
  page,
  shopUrl,
}) => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/publish', async (route) => {
    await asked;
    await route.fulfill({ json: AT_REST });
  });
  await openAdmin(page, shopUrl, '#proizvodi');
  await expect(bar(page)).toContainText('Provjerava se objava...');
  await expect(bar(page).getByRole('button', { name: 'Pokušaj ponovo' })).toHaveCount(0);
  answer(undefined);
  await expect(bar(page)).toContainText('Objavljeno');
});
