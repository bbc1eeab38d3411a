import { toast, uniqueName } from './product-form.ts';
import { adminApi, openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

test.use({ viewport: PHONE, expected: /net::ERR_FAILED/ });

test('models that are added one after the other without a network are all added when it is back', async ({
  page,
  shopUrl,
}) => {
  const { call } = await adminApi(shopUrl);
  type Added = { manufacturer: { id: number } };
  const { manufacturer } = await call<Added>('POST', 'manufacturers', { name: uniqueName('Zastava') });
  await openAdmin(page, shopUrl, `#brendovi/${manufacturer.id}`);
  const isCreate = (method: string) => method === 'POST';
  await page.route('**/api/admin/models', (route) =>
    isCreate(route.request().method()) ? route.abort() : route.continue(),
  );
  const quick = page.getByLabel('Naziv novog modela');
  const waiting = page.getByText(/^Nema veze\. Sve što ste upisali je ovdje/);
  await quick.fill('Koral');
  await quick.press('Enter');
  await expect(waiting).toBeVisible();
  await quick.fill('Skala');
  await quick.press('Enter');
  await expect(waiting).toBeVisible();
  await page.unroute('**/api/admin/models');
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(waiting).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(quick).toHaveValue('');
  await expect(toast(page)).toContainText('Koral');
  const { models } = await call<{ models: { name: string }[] }>(
    'GET',
    `models?manufacturer=${manufacturer.id}`,
  );
  expect(models.map(({ name }) => name)).toEqual(['Koral', 'Skala']);
  await call('DELETE', `manufacturers/${manufacturer.id}?withModels=1`);
});

test('another model is added although the answer to the one before was lost and the page was loaded again', async ({
  page,
  shopUrl,
}) => {
  const { call } = await adminApi(shopUrl);
  type Added = { manufacturer: { id: number } };
  const { manufacturer } = await call<Added>('POST', 'manufacturers', { name: uniqueName('Zastava') });
  await openAdmin(page, shopUrl, `#brendovi/${manufacturer.id}`);
  await page.route('**/api/admin/models', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  const quick = page.getByLabel('Naziv novog modela');
  await quick.fill('Koral');
  await quick.press('Enter');
  await expect(page.getByText(/^Nema veze\. Sve što ste upisali je ovdje/)).toBeVisible();
  await page.reload();
  await page.unroute('**/api/admin/models');
  await expect(quick).toHaveValue('Koral');
  await quick.fill('Skala');
  await quick.press('Enter');
  await expect(toast(page)).toContainText('Skala');
  await expect(quick).toHaveValue('');
  const { models } = await call<{ models: { name: string }[] }>(
    'GET',
    `models?manufacturer=${manufacturer.id}`,
  );
  expect(models.map(({ name }) => name)).toEqual(['Koral', 'Skala']);
  await call('DELETE', `manufacturers/${manufacturer.id}?withModels=1`);
});
