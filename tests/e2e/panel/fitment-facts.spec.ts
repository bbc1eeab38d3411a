import { aSavedProduct, form, save, uniqueName } from './product-form.ts';
import { adminApi, DEVICES, openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

type Fitments = { product: { fitments: { facts?: object }[] } };

for (const [device, size] of DEVICES) {
  test(`on a ${device} a vehicle's generation fills in its years, and body and engine are kept`, async ({
    page,
    shopUrl,
  }) => {
    const { id } = await aSavedProduct(shopUrl, uniqueName('Izvedba'));
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, `#proizvodi/${id}`);
    const within = form(page);
    await within.getByLabel('Marka').first().selectOption({ label: 'Audi' });
    await within.getByLabel('Model').first().selectOption({ label: 'A4' });
    await within.getByLabel('Od godine').first().selectOption('');
    await within.getByLabel('Do godine').first().selectOption('');
    await within.getByRole('radio', { name: /^B7/ }).first().check();
    await expect(within.getByLabel('Od godine').first()).toHaveValue('2004');
    await expect(within.getByLabel('Do godine').first()).toHaveValue('2008');
    // It already contains the generation.
    await within.getByText('Poznato: B7').first().click();
    await within.getByLabel('Karoserija').first().selectOption('karavan');
    await within.getByLabel('Motor, npr. 2.0 TDI').first().fill('2.0 TDI');
    await expect(within.getByText(/^Poznato: .*karavan.*2\.0 TDI/).first()).toBeVisible();
    await save(page);
    await expect(within).toBeHidden();
    const { call } = await adminApi(shopUrl);
    const { product } = await call<Fitments>('GET', `products/${id}`);
    expect(product.fitments[0]).toMatchObject({
      yearFrom: 2004,
      yearTo: 2008,
      facts: { generation: 'B7', body: 'karavan', engine: '2.0 TDI' },
    });
  });
}

test('what the name says about the vehicle is added with one tap, and the focus moves to it', async ({
  page,
  shopUrl,
}) => {
  const { id } = await aSavedProduct(shopUrl, uniqueName('Turbina'));
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  const within = form(page);
  await within.getByLabel('Marka').first().selectOption({ label: 'Audi' });
  await within.getByLabel('Model').first().selectOption({ label: 'A4' });
  await within.getByLabel('Naziv').fill('Turbina Audi A4 2.0 TDI karavan');
  await within
    .getByRole('button', { name: /^Preuzmi iz naziva: .*2\.0 TDI/ })
    .first()
    .press('Enter');
  const told = within.getByText(/^Poznato: .*2\.0 TDI/).first();
  await expect(told).toBeVisible();
  await expect(within.locator('summary:focus')).toContainText('2.0 TDI');
  await expect(within.getByRole('button', { name: /^Preuzmi iz naziva: .*2\.0 TDI/ })).toBeHidden();
});

test('a reversed range of power is told at its end, where the link of the summary leads', async ({
  page,
  shopUrl,
}, info) => {
  const { id } = await aSavedProduct(shopUrl, uniqueName('Obrnuta snaga'));
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  const within = form(page);
  await within
    .getByText(/^(Poznato: |Karoserija, motor i oprema)/)
    .first()
    .click();
  await within.getByLabel('Snaga od (kW)').first().fill('100');
  const to = within.getByLabel('Snaga do (kW)').first();
  await to.fill('50');
  await save(page);
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(within.getByLabel('Oprema').first()).not.toHaveAttribute('aria-invalid');
  await within.getByRole('button', { name: 'Provjerite motor, kW i mjesece vozila.' }).click();
  await expect(to).toBeFocused();
  await expect(to).toBeInViewport();
  await page.screenshot({ path: info.outputPath('power.png') });
});

test('the focus stays in the form when a vehicle is removed', async ({ page, shopUrl }) => {
  const { id } = await aSavedProduct(shopUrl, uniqueName('Bez drugog'));
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  const add = form(page).getByRole('button', { name: 'Dodaj još jedno vozilo' });
  await add.click();
  await form(page)
    .getByRole('button', { name: /^Ukloni vozilo/ })
    .last()
    .click();
  await expect(add).toBeFocused();
});
