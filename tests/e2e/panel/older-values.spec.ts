import { aSavedProduct, form, type Product, requestOf, save, toast, uniqueName } from './product-form.ts';
import { adminApi, DESKTOP, openAdmin } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

// A form shows, and overwrites, nothing older than what is saved.

test.use({ viewport: DESKTOP });

type Whole = Record<string, unknown> & Product;

/** Changes the price as another device does. */
async function setPrice(shopUrl: string, id: number, price: string): Promise<void> {
  const { call } = await adminApi(shopUrl);
  const { product } = await call<{ product: Whole }>('GET', `products/${id}`);
  await call('PUT', `products/${id}`, { ...requestOf(product), price });
}

test('a product that is opened from its history and saved is shown as saved when it is opened again', async ({
  page,
  shopUrl,
}) => {
  const { id } = await aSavedProduct(shopUrl, uniqueName('Iz historije'));
  await openAdmin(page, shopUrl, `#historija?proizvod=${id}`);
  const open = page.getByRole('link', { name: 'Otvori proizvod' });
  await open.click();
  await form(page).getByLabel('Cijena').fill('12,34');
  await save(page);
  await expect(form(page)).toBeHidden();
  await page.goto(`/admin#proizvodi/${id}`);
  await expect(form(page).getByLabel('Cijena')).toHaveValue('12,34');
});

test('the history of a product that is no longer in the bin either leads to no form', async ({
  page,
  shopUrl,
}, info) => {
  await openAdmin(page, shopUrl, '#historija?proizvod=999999');
  await expect(page.getByRole('link', { name: 'Prikaži sve izmjene' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Otvori proizvod' })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.screenshot({ path: info.outputPath('history.png') });
});

test.describe('a history whose product could not be read', () => {
  // The browser itself logs the failed call.
  test.use({ expected: /status of 400/ });

  test('still leads to the form of the product', async ({ page, shopUrl }) => {
    const { id } = await aSavedProduct(shopUrl, uniqueName('Nepročitan'));
    await page.route(`**/api/admin/products/${id}`, (route) => route.fulfill({ status: 400, json: {} }));
    const refused = page.waitForResponse(`**/api/admin/products/${id}`);
    await openAdmin(page, shopUrl, `#historija?proizvod=${id}`);
    await (await refused).finished();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('link', { name: 'Otvori proizvod' })).toBeVisible();
  });
});

test('a version that is restored after its form was closed does not hide what another device saved since', async ({
  page,
  shopUrl,
}) => {
  const { id, name } = await aSavedProduct(shopUrl, uniqueName('Kasno vraćena'), { price: '10,00' });
  await setPrice(shopUrl, id, '20,00');
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/restore-version', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await form(page).getByText('Historija', { exact: true }).click();
  await form(page)
    .getByRole('button', { name: /^Vrati ovu verziju/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await question.getByRole('button', { name: 'Odustani' }).click();
  await form(page).getByRole('button', { name: 'Zatvori' }).first().click();
  await expect(form(page)).toBeHidden();
  answer.resolve(undefined);
  await expect(toast(page)).toContainText(name);
  await setPrice(shopUrl, id, '30,00');
  await page.goto(`/admin#proizvodi/${id}`);
  await expect(form(page).getByLabel('Cijena')).toHaveValue('30,00');
});

test.describe('a form that was left for later', () => {
  test.use({ expected: /status of 409/ });

  test('does not take back, unasked, what another device has saved since', async ({ page, shopUrl }) => {
    const name = uniqueName('Ostavljen obrazac');
    const { id } = await aSavedProduct(shopUrl, name, { price: '10,00' });
    await openAdmin(page, shopUrl, `#proizvodi/${id}`);
    await form(page).getByLabel('Naziv').fill(`${name} moj`);
    await form(page).getByRole('button', { name: 'Zatvori' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ostavi za kasnije' }).click();
    await expect(form(page)).toBeHidden();
    await setPrice(shopUrl, id, '20,00');

    await toast(page).getByRole('button', { name: 'Nastavi' }).click();
    await expect(form(page).getByLabel('Naziv')).toHaveValue(`${name} moj`);
    await save(page);
    const conflict = page.getByRole('dialog', { name: 'Proizvod je u međuvremenu izmijenjen' });
    await expect(conflict.getByRole('group', { name: 'Naziv' }).getByLabel(/Moje/)).toBeChecked();
    await expect(conflict.getByRole('group', { name: 'Cijena' }).getByLabel(/Sačuvano/)).toBeChecked();
    await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
    await expect(form(page)).toBeHidden();
    const { call } = await adminApi(shopUrl);
    const { product } = await call<{ product: Product }>('GET', `products/${id}`);
    expect(product).toMatchObject({ name: `${name} moj`, priceMinor: 2000 });
  });

  test('by an earlier build, which did not keep what it began with, shows both versions', async ({
    page,
    shopUrl,
  }) => {
    const name = uniqueName('Stariji obrazac');
    const { id } = await aSavedProduct(shopUrl, name, { price: '10,00' });
    await openAdmin(page, shopUrl, `#proizvodi/${id}`);
    await form(page).getByLabel('Naziv').fill(`${name} moj`);
    await form(page).getByRole('button', { name: 'Zatvori' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ostavi za kasnije' }).click();
    await setPrice(shopUrl, id, '20,00');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((own) => own.includes('-draft-'))) {
        const { base: _, ...kept } = JSON.parse(localStorage.getItem(key)!) as Record<string, unknown>;
        localStorage.setItem(key, JSON.stringify(kept));
      }
    });
    await page.goto('/admin#pocetna');
    await page.reload();
    await page.getByRole('link', { name: `${name} moj` }).click();
    await expect(form(page).getByLabel('Naziv')).toHaveValue(`${name} moj`);
    await save(page);
    const conflict = page.getByRole('dialog', { name: 'Proizvod je u međuvremenu izmijenjen' });
    await expect(conflict.getByRole('group', { name: 'Cijena' })).toContainText('20,00');
    await conflict
      .getByRole('group', { name: 'Cijena' })
      .getByLabel(/Sačuvano/)
      .check();
    await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
    await expect(form(page)).toBeHidden();
    const { call } = await adminApi(shopUrl);
    const { product } = await call<{ product: Product }>('GET', `products/${id}`);
    expect(product).toMatchObject({ name: `${name} moj`, priceMinor: 2000 });
  });
});
