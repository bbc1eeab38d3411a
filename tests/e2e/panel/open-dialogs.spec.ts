import { aSavedProduct, form, type Product, requestOf, rows, toast, uniqueName } from './product-form.ts';
import { adminApi, DESKTOP, openAdmin } from './session.ts';
import { holdBack } from '../setup/hold-back.ts';
import { expect, test } from '../setup/shop-test.ts';

// What is typed or chosen in an open dialog while an answer is on its way.

test.use({ viewport: DESKTOP });

type Whole = Record<string, unknown> & Product;

test('a product that is typed in while it is restored from the bin stays open', async ({ page, shopUrl }) => {
  const name = uniqueName('Kuca se');
  const { id } = await aSavedProduct(shopUrl, name);
  const { call } = await adminApi(shopUrl);
  await call('DELETE', `products/${id}`);
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  const restoring = await holdBack(page, '**/api/admin/products/*/restore', 'POST');
  await form(page).getByRole('button', { name: 'Vrati iz smeća' }).click();
  await expect.poll(restoring.asked).toBe(1);
  await form(page).getByLabel('Naziv *').fill(`${name} novo`);
  restoring.release();
  await expect(toast(page)).toContainText(`Vraćeno: ${name}`);
  await expect(form(page)).not.toContainText('U smeću');
  await expect(form(page).getByLabel('Naziv *')).toHaveValue(`${name} novo`);
});

test('the toast of a merge names the model that was chosen when it was sent', async ({ page, shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  type Added = { manufacturer: { id: number } };
  const { manufacturer } = await call<Added>('POST', 'manufacturers', { name: uniqueName('Zastava') });
  for (const name of ['Jedan', 'Koral', 'Skala'])
    await call('POST', 'models', { manufacturerId: manufacturer.id, name });
  await openAdmin(page, shopUrl, `#brendovi/${manufacturer.id}`);
  const merging = await holdBack(page, '**/api/admin/models/*/merge', 'POST');
  await page.getByRole('button', { name: 'Radnje: Jedan' }).click();
  await page.getByRole('menuitem', { name: 'Spoji s drugim modelom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Spajanje modela' });
  await dialog.getByLabel('Spoji u').selectOption('Koral');
  await dialog.getByRole('button', { name: 'Spoji' }).click();
  await expect.poll(merging.asked).toBe(1);
  await dialog.getByLabel('Spoji u').selectOption('Skala');
  merging.release();
  await expect(toast(page)).toContainText('Jedan je sada Koral.');
  await call('DELETE', `manufacturers/${manufacturer.id}?withModels=1`);
});

test('what is typed about a sale stays when its product leaves the list', async ({ page, shopUrl }) => {
  const shared = uniqueName('Ostaje otvoreno');
  const { call } = await adminApi(shopUrl);
  await aSavedProduct(shopUrl, `${shared} drugi`);
  const { id } = await aSavedProduct(shopUrl, `${shared} prvi`);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(shared)}`);
  await rows(page)
    .getByRole('button', { name: `Označi prodano: ${shared} drugi` })
    .click();
  await expect(toast(page)).toContainText(`${shared} drugi: prodano`);
  await rows(page)
    .getByRole('button', { name: `Radnje: ${shared} prvi` })
    .click();
  await page.getByRole('menuitem', { name: 'Dostupnost i prodaja' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dostupnost i prodaja' });
  await dialog.getByRole('radio', { name: 'Prodano' }).check();
  await dialog.getByLabel('Mjesto prodaje').fill('Tuzla');
  // Another device renames it, and whatever is done next reads the list again.
  const { product } = await call<{ product: Whole }>('GET', `products/${id}`);
  const renamed = { ...requestOf(product), name: uniqueName('Preimenovan') };
  await call('PUT', `products/${id}`, renamed);
  await toast(page).getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect(page.getByText('Vraćeno: 1 proizvod')).toBeVisible();
  await expect(page.getByText(`${shared} prvi`).filter({ visible: true })).toHaveCount(1);
  await expect(dialog.getByLabel('Mjesto prodaje')).toHaveValue('Tuzla');
  await dialog.getByRole('button', { name: 'Primijeni' }).click();
  await expect(dialog).toBeHidden();
  type Sold = { product: { soldWhere: string } };
  expect((await call<Sold>('GET', `products/${id}`)).product).toMatchObject({ soldWhere: 'Tuzla' });
});
