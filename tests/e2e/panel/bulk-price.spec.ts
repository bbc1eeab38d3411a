import { aSavedProduct, rows, toast, uniqueName } from './product-form.ts';
import { adminApi, DEVICES, expectAccessible, openAdmin } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

for (const [device, size] of DEVICES) {
  test(`on a ${device} a change of prices shows the new prices before it is made`, async ({
    page,
    shopUrl,
  }, info) => {
    const name = uniqueName('Nova cijena');
    const made = [await aSavedProduct(shopUrl, `${name} a`), await aSavedProduct(shopUrl, `${name} b`)];
    const { call } = await adminApi(shopUrl);
    await call('POST', 'products/bulk', { ids: [made[0]!.id], change: { priceMinor: 15_000 } });
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel('Označi sve na stranici').check();
    await page.getByRole('button', { name: 'Cijena', exact: true }).click();
    const prices = page.getByRole('list', { name: 'Nove cijene' });
    await expect(prices).toHaveCount(0);
    await page.getByLabel('Promjena u procentima').fill('-10 %');
    await expect(prices).toContainText('150,00 KM → 135,00 KM');
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('prices.png') });
    await page.getByRole('button', { name: 'Primijeni' }).click();
    await expect(toast(page)).toContainText(/Izmijenjeno: [12] proizvod/);

    await page.getByLabel('Označi sve na stranici').check();
    await page.getByRole('button', { name: 'Cijena', exact: true }).click();
    await page.getByRole('radio', { name: 'Cijena na upit' }).check();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Primijeni' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rows(page).getByText('nema cijene').filter({ visible: true })).toHaveCount(2);
  });
}
