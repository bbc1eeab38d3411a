import { aSavedProduct, form, uniqueName } from './product-form.ts';
import { DEVICES, openAdmin } from './session.ts';
import { cutOffRings } from '../setup/focus-ring.ts';
import { expect, test } from '../setup/shop-test.ts';

const CONTROLS = ['a', 'button:enabled', 'input', 'select', 'textarea', 'summary']
  .map((control) => `${control}:visible:not([type=file])`)
  .join();

for (const [device, size] of DEVICES)
  test(`on a ${device} the ring of the focus is whole at the filters of the list and in a product’s form`, async ({
    page,
    shopUrl,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#proizvodi');
    const filters = page.getByRole('navigation', { name: 'Filteri proizvoda' }).getByRole('link');
    await expect(filters.first()).toContainText(/\d/);
    expect(await cutOffRings(filters)).toEqual([]);
    const { id } = await aSavedProduct(shopUrl, uniqueName('Okvir fokusa'));
    await page.goto(`/admin#proizvodi/${id}`);
    await expect(form(page).getByLabel('Naziv *')).toBeVisible();
    expect(await cutOffRings(form(page).locator(CONTROLS))).toEqual([]);
  });
