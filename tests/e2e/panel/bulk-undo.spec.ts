import { aSavedProduct, type Product, rows, toast, uniqueName } from './product-form.ts';
import { adminApi, DEVICES, expectAccessible, openAdmin } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

for (const [device, size] of DEVICES) {
  test(`on a ${device} a wrong change of many products is undone from the history, long after its toast`, async ({
    page,
    shopUrl,
  }, info) => {
    const name = uniqueName('Pogrešna cijena');
    const made = [await aSavedProduct(shopUrl, `${name} a`), await aSavedProduct(shopUrl, `${name} b`)];
    const ids = made.map(({ id }) => id);
    const { call } = await adminApi(shopUrl);
    await call('POST', 'products/bulk', { ids, change: { priceMinor: 5000 } });
    await call('POST', 'products/bulk', { ids, change: { pricePercent: 90 } });
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#historija');
    // The history also lists what other tests have done in this shop.
    const undo = page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: /^Poništi kod svih \(2\): masovna izmjena/ });
    // The earlier change was overtaken by the later one.
    await expect(undo).toHaveCount(1);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('history.png') });
    await undo.click();
    const question = page.getByRole('alertdialog', { name: 'Poništavanje masovne izmjene' });
    await expect(question).toContainText('poništava se kod 2 proizvoda');
    await question.getByRole('button', { name: 'Poništi kod svih (2)' }).click();
    await expect(toast(page)).toContainText('Vraćeno: 2 proizvoda');
    await expect(question).toBeHidden();
    for (const id of ids) {
      const { product } = await call<{ product: Product }>('GET', `products/${id}`);
      expect(product).toMatchObject({ priceMinor: 5000 });
    }
  });
}

test('parts that were carried to another shelf get its name together, and lose it together; no name changes nothing', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Preseljeno');
  for (const end of ['a', 'b']) await aSavedProduct(shopUrl, `${name} ${end}`);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Označi sve na stranici').check();
  await page.getByRole('button', { name: 'Mjesto', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Mjesto u skladištu za označene' });
  await dialog.getByRole('button', { name: 'Primijeni' }).click();
  await expect(dialog).toContainText('Upišite vrijednost.');
  await expect(dialog.getByLabel('Mjesto u skladištu')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Mjesto u skladištu').fill('C3, gornja polica');
  await expect(dialog).not.toContainText('Upišite vrijednost.');
  await dialog.getByRole('button', { name: 'Primijeni' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page).filter({ hasText: 'C3, gornja polica' })).toHaveCount(2);
  await page.getByLabel('Označi sve na stranici').check();
  await page.getByRole('button', { name: 'Mjesto', exact: true }).click();
  await dialog.getByLabel('Isprazni polje').check();
  await expect(dialog.getByLabel('Mjesto u skladištu')).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Primijeni' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page).filter({ hasText: 'C3, gornja polica' })).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Vrati' }).last().click();
  await expect(rows(page).filter({ hasText: 'C3, gornja polica' })).toHaveCount(2);
});
