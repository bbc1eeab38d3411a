import { adminApi, openAdmin } from './session.ts';
import {
  addPictures,
  aSavedProduct,
  expectSent,
  form,
  type Product,
  rows,
  save,
  toast,
  uniqueName,
} from './product-form.ts';
import { expect, test } from '../setup/shop-test.ts';
import { somePhotographs } from '../setup/photographs.ts';

// The browser itself logs aborted calls.
test.use({ expected: /net::ERR_FAILED/ });

test('a saved form closes, whatever entry comes before it in the browser’s history', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Zatvara se');
  const { id } = await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
  // As after a Back that was answered with 'Nastavi uređivanje' on the first screen of the app.
  await page.evaluate(() => history.pushState({ admin: true }, ''));
  await form(page).getByLabel('Cijena').fill('12,00');
  await save(page);
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL(/#proizvodi$/);
});

test('text that is typed while a product is being saved stays and is saved next', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Spora veza');
  const { id } = await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  const gate = Promise.withResolvers<undefined>();
  await page.route(`**/api/admin/products/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await gate.promise;
    return route.continue();
  });
  await form(page).getByLabel('Cijena').fill('12,00');
  await save(page);
  await form(page).getByLabel('Naziv').fill(`${name} dopisano`);
  gate.resolve(undefined);
  await expect(toast(page)).toContainText('Ono što ste upisali poslije toga još nije');
  await expect(form(page).getByLabel('Naziv')).toHaveValue(`${name} dopisano`);
  await save(page);
  await expect(form(page)).toBeHidden();
  const { call } = await adminApi(shopUrl);
  const { product } = await call<{ product: Product }>('GET', `products/${id}`);
  expect(product).toMatchObject({ name: `${name} dopisano`, priceMinor: 1200 });
});

test('a vehicle that is changed while a product is being saved stays and is saved next', async ({
  page,
  shopUrl,
}) => {
  const { id } = await aSavedProduct(shopUrl, uniqueName('Drugo vozilo'));
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  const gate = Promise.withResolvers<undefined>();
  await page.route(`**/api/admin/products/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await gate.promise;
    return route.continue();
  });
  await form(page).getByLabel('Cijena').fill('12,00');
  await save(page);
  await form(page).getByLabel('Model').first().selectOption({ label: 'Svi modeli' });
  gate.resolve(undefined);
  await expect(toast(page)).toContainText('Ono što ste upisali poslije toga još nije');
  await save(page);
  await expect(form(page)).toBeHidden();
  const { call } = await adminApi(shopUrl);
  const { product } = await call<{ product: { fitments: unknown[] } }>('GET', `products/${id}`);
  expect(product.fitments[0]).toMatchObject({ modelId: null });
});

test('what was typed while a new product was being saved is sent to that product after its form is closed', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Novi i dopisan');
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await addPictures(page, await somePhotographs(1));
  await form(page).getByLabel('Naziv').fill(name);
  await form(page).getByLabel('Univerzalno').check();
  await expectSent(page);
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/products', async (route) => {
    if (route.request().method() === 'POST') await gate.promise;
    return route.continue();
  });
  await save(page);
  await form(page).getByLabel('Naziv').fill(`${name} dopisano`);
  gate.resolve(undefined);
  await expect(toast(page)).toContainText('Ono što ste upisali poslije toga još nije');
  const noAnswer = /\/api\/admin\/products\/[^?]+$/;
  await page.route(noAnswer, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await save(page);
  await expect(form(page).getByText(/^Sve je na ovom uređaju/)).toBeVisible();
  await form(page).getByRole('button', { name: 'Zatvori' }).first().click();
  await expect(form(page)).toBeHidden();
  await page.unroute(noAnswer);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(toast(page)).toContainText(`${name} dopisano`);
  const { call } = await adminApi(shopUrl);
  const { products } = await call<{ products: Product[] }>(
    'GET',
    `products?page=1&limit=10&search=${encodeURIComponent(name)}`,
  );
  expect(products.map((product) => product.name)).toEqual([`${name} dopisano`]);
});

test('a second tap on a quick button of a row changes nothing and says nothing', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Dva dodira');
  await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  let changes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/products/bulk')) changes++;
  });
  await rows(page)
    .filter({ hasText: name })
    .getByRole('button', { name: /^Označi prodano/ })
    .dblclick();
  await expect(toast(page).getByRole('button', { name: 'Vrati' })).toBeVisible();
  expect(changes).toBe(1);
});

test('two quick buttons of a row in a row are both sent, and each shows that it is busy', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Dva dugmeta');
  const { call } = await adminApi(shopUrl);
  const { id } = await aSavedProduct(shopUrl, name, { status: 'draft' });
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/products/bulk', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const publish = rows(page).getByRole('button', { name: `Objavi: ${name}` });
  const sell = rows(page).getByRole('button', { name: `Označi prodano: ${name}` });
  await publish.click();
  await sell.click();
  for (const button of [publish, sell]) await expect(button).toHaveText('Čuva se...');
  gate.resolve(undefined);
  for (const button of [publish, sell]) await expect(button).toBeHidden();
  type Stored = { product: { status: string; availability: string } };
  const { product } = await call<Stored>('GET', `products/${id}`);
  expect(product).toMatchObject({ status: 'published', availability: 'sold' });
  await call('DELETE', `products/${id}`);
});
