import { adminApi, openAdmin } from './session.ts';
import { aSavedProduct, form, type Product, save, toast, uniqueName } from './product-form.ts';
import { expect, test } from '../setup/shop-test.ts';

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
