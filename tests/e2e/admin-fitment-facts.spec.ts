import { aSavedProduct, form, save, uniqueName } from './admin-product-form.ts';
import { adminApi, DEVICES, openAdmin } from './admin-session.ts';
import { expect, test } from './shop-test.ts';

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
