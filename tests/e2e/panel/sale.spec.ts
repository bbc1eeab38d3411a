import { isoDay } from '#src/domain/calendar.ts';
import { aSavedProduct, form, rows, toast, uniqueName } from './product-form.ts';
import { adminApi, DEVICES, expectAccessible, openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser itself logs every failed call.
test.use({ expected: /status of 500/ });

for (const [device, size] of DEVICES) {
  test(`on a ${device} a part is marked as sold in one tap from its row, and the toast undoes that`, async ({
    page,
    shopUrl,
  }) => {
    const name = uniqueName('Prodat u hodu');
    const { call } = await adminApi(shopUrl);
    const { id } = await aSavedProduct(shopUrl, name);
    type Stored = { product: { availability: string; soldOn: string | null } };
    const stored = async () => (await call<Stored>('GET', `products/${id}`)).product;
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
    const row = rows(page).filter({ hasText: name });
    await row.getByRole('button', { name: `Označi prodano: ${name}` }).click();
    await expect(toast(page)).toContainText(`${name}: prodano`);
    await expect(row.getByRole('button', { name: `Označi prodano: ${name}` })).toBeHidden();
    await expect(row.getByText('Prodano').filter({ visible: true })).toBeVisible();
    expect(await stored()).toMatchObject({ availability: 'sold' });
    expect((await stored()).soldOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    await expectAccessible(page);
    await toast(page).getByRole('button', { name: 'Vrati', exact: true }).click();
    await expect(toast(page)).toContainText('Vraćeno: 1 proizvod');
    await expect(row.getByRole('button', { name: `Označi prodano: ${name}` })).toBeVisible();
    expect(await stored()).toMatchObject({ availability: 'in_stock', soldOn: null });
    await call('DELETE', `products/${id}`);
  });
}

for (const [device, size] of DEVICES) {
  test(`on a ${device} a draft is published in one tap from its row, and the toast undoes that`, async ({
    page,
    shopUrl,
  }, info) => {
    const name = uniqueName('Nacrt u hodu');
    const { call } = await adminApi(shopUrl);
    const { id } = await aSavedProduct(shopUrl, name);
    await call('POST', 'products/bulk', { ids: [id], change: { status: 'draft' } });
    type Stored = { product: { status: string } };
    const status = async () => (await call<Stored>('GET', `products/${id}`)).product.status;
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('draft.png') });
    const publish = rows(page).getByRole('button', { name: `Objavi: ${name}` });
    await publish.click();
    await expect(toast(page)).toContainText(`Ide u prodavnicu: ${name}`);
    await expect(publish).toBeHidden();
    expect(await status()).toBe('published');
    await toast(page).getByRole('button', { name: 'Vrati', exact: true }).click();
    await expect(publish).toBeVisible();
    expect(await status()).toBe('draft');
    await call('DELETE', `products/${id}`);
  });
}

for (const way of ['a row', 'the bulk bar'])
  test(`a sale from ${way} that is not stored keeps buyer, price and place, and is sent again`, async ({
    page,
    shopUrl,
  }, info) => {
    const name = uniqueName('Prodaja s podacima');
    const { call } = await adminApi(shopUrl);
    const { id } = await aSavedProduct(shopUrl, name);
    await page.setViewportSize(PHONE);
    await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
    if (way === 'a row') {
      await rows(page)
        .getByRole('button', { name: `Radnje: ${name}` })
        .click();
      await page.getByRole('menuitem', { name: 'Dostupnost i prodaja' }).click();
    } else {
      await page.getByLabel('Označi sve na stranici').check();
      await page.getByRole('button', { name: 'Dostupnost' }).click();
    }
    const dialog = page.getByRole('dialog', { name: 'Dostupnost' });
    await dialog.getByRole('radio', { name: 'Prodano' }).check();
    await dialog.getByLabel('Postignuta cijena').fill('sto');
    await dialog.getByRole('button', { name: 'Primijeni' }).click();
    await expect(dialog.getByLabel('Postignuta cijena')).toBeFocused();
    await dialog.getByLabel('Postignuta cijena').fill('0');
    await dialog.getByRole('button', { name: 'Primijeni' }).click();
    await expect(dialog).toContainText('Cijena treba biti veća od 0');
    await expect(dialog.getByLabel('Postignuta cijena')).toBeFocused();
    await dialog.getByLabel('Postignuta cijena').fill('120,00');
    await expect(dialog).not.toContainText('Cijena treba');
    await dialog.getByLabel('Mjesto prodaje').fill('Sarajevo');
    await page.route('**/api/admin/products/bulk', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    const apply = dialog.getByRole('button', { name: 'Primijeni' });
    await apply.click();
    await expect(toast(page)).toContainText('Izmjena nije uspjela');
    await expect(dialog.getByLabel('Postignuta cijena')).toHaveValue('120,00');
    await expect(dialog.getByLabel('Mjesto prodaje')).toHaveValue('Sarajevo');
    await page.screenshot({ path: info.outputPath('kept.png') });
    await apply.click();
    await expect(dialog).toBeHidden();
    type Stored = { product: { availability: string; soldFor: number; soldWhere: string } };
    const { product } = await call<Stored>('GET', `products/${id}`);
    expect(product).toMatchObject({ availability: 'sold', soldFor: 12000, soldWhere: 'Sarajevo' });
    await call('DELETE', `products/${id}`);
  });

test('a reservation that would end before today is refused at its date, and one until today is made', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Rezervisan');
  const { call } = await adminApi(shopUrl);
  const { id } = await aSavedProduct(shopUrl, name);
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  await rows(page)
    .getByRole('button', { name: `Radnje: ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Dostupnost i prodaja' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dostupnost i prodaja' });
  await dialog.getByRole('radio', { name: 'Rezervisano' }).check();
  const until = dialog.getByLabel('Rezervisano do');
  await until.fill(isoDay(new Date(), -1));
  await dialog.getByRole('button', { name: 'Primijeni' }).click();
  await expect(dialog).toContainText('Rezervacija ne može završiti prije današnjeg dana.');
  await expect(until).toBeFocused();
  await expectAccessible(page);
  await until.fill(isoDay(new Date()));
  await dialog.getByRole('button', { name: 'Primijeni' }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page)).toContainText(`${name}: rezervisano`);
  await call('DELETE', `products/${id}`);
});

test('a form with unsaved changes says why its product cannot be marked as sold yet', async ({
  page,
  shopUrl,
}, info) => {
  const { call } = await adminApi(shopUrl);
  const { id, name } = await aSavedProduct(shopUrl, uniqueName('Nesačuvan'));
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  const sell = form(page).getByRole('button', { name: /^Označi prodano/ });
  await expect(sell).toBeEnabled();
  await expect(sell).toHaveAccessibleDescription('');
  const field = form(page).getByLabel('Naziv');
  const top = async () => (await field.boundingBox())?.y;
  await field.focus();
  const before = await top();
  await field.press('x');
  await expect(sell).toHaveAccessibleDescription('Prvo sačuvajte izmjene.');
  await expect(sell).toBeDisabled();
  expect(await top()).toBe(before);
  // The keyboard reaches it, and the reason with it.
  await sell.focus();
  await expect(sell).toBeFocused();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('unsaved.png') });
  await field.fill(name);
  await expect(sell).toBeEnabled();
  await call('DELETE', `products/${id}`);
});
