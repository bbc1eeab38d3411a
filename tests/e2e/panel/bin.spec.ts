import { aSavedProduct, form, rows, toast, uniqueName } from './product-form.ts';
import { adminApi, DEVICES, expectAccessible, openAdmin } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

for (const [device, size] of DEVICES) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: size });

    test('a deletion asks first and can be undone, and the bin restores products', async ({
      page,
      shopUrl,
    }) => {
      const name = uniqueName('Za brisanje');
      await aSavedProduct(shopUrl, name);
      await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
      const row = rows(page);
      const remove = async () => {
        await row.getByRole('button', { name: `Radnje: ${name}` }).click();
        await page.getByRole('menuitem', { name: 'Obriši' }).click();
        const question = page.getByRole('alertdialog');
        await expect(question).toContainText('Jeste li sigurni da želite obrisati ovaj proizvod?');
        await expect(question.getByRole('button', { name: 'Odustani' })).toBeFocused();
        await expectAccessible(page);
        await question.getByRole('button', { name: 'Obriši' }).click();
      };
      await remove();
      // Hovering pauses the toast's countdown.
      await toast(page).getByRole('button', { name: 'Vrati' }).hover();
      await expect(page.getByText('Nema proizvoda koji odgovaraju pretrazi')).toBeVisible();
      await expectAccessible(page);
      await toast(page).getByRole('button', { name: 'Vrati' }).click();
      await expect(row).toHaveCount(1);

      await remove();
      await expect(row).toHaveCount(0);
      await page.getByRole('link', { name: /^Smeće/ }).click();
      await row.getByRole('button', { name: `Radnje: ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Vrati iz smeća' }).click();
      await expect(toast(page)).toContainText(`Vraćeno: ${name}`);
    });

    test('the form of a product in the bin says so and restores it', async ({ page, shopUrl }) => {
      const name = uniqueName('Iz obrasca');
      const { id } = await aSavedProduct(shopUrl, name);
      const { call } = await adminApi(shopUrl);
      await call('DELETE', `products/${id}`);
      await openAdmin(page, shopUrl, `#proizvodi/${id}`);
      await expect(form(page)).toContainText(/U smeću do \d+\.\s\d+\.\s\d{4}\. Kupci ga ne vide\./);
      await expect(form(page).getByRole('button', { name: 'Obriši' })).toHaveCount(0);
      await expectAccessible(page);
      await form(page).getByRole('button', { name: 'Vrati iz smeća' }).click();
      await expect(toast(page)).toContainText(`Vraćeno: ${name}`);
      await expect(form(page)).toBeHidden();
    });

    test('the bin says until when it keeps a product, and restores all selected ones', async ({
      page,
      shopUrl,
    }) => {
      const name = uniqueName('Vraćeno zajedno');
      const { call } = await adminApi(shopUrl);
      for (const which of ['prvi', 'drugi'])
        await call('DELETE', `products/${(await aSavedProduct(shopUrl, `${name} ${which}`)).id}`);
      await openAdmin(page, shopUrl, `#proizvodi?filter=deleted&q=${encodeURIComponent(name)}`);
      await expect(rows(page)).toHaveCount(2);
      await expect(page.getByRole('link', { name: /^Smeće/ })).toBeInViewport();
      await expect(
        rows(page)
          .getByText(/U smeću do \d+\.\s\d+\.\s\d{4}\./)
          .filter({ visible: true }),
      ).toHaveCount(2);
      await page.getByLabel('Označi sve na stranici').check();
      const bar = page.getByRole('region', { name: 'Izmjena označenih proizvoda' });
      await expect(bar.getByRole('button', { name: 'Obriši' })).toHaveCount(0);
      await expectAccessible(page);
      await bar.getByRole('button', { name: 'Vrati iz smeća' }).click();
      await expect(toast(page)).toContainText('Vraćeno: 2 proizvoda');
      await expect(rows(page)).toHaveCount(0);
    });
  });
}

test('a form with unsaved changes says why its product cannot be taken out of the bin yet', async ({
  page,
  shopUrl,
}) => {
  const { call } = await adminApi(shopUrl);
  const { id, name } = await aSavedProduct(shopUrl, uniqueName('Izmijenjen u smeću'));
  await call('DELETE', `products/${id}`);
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  const restore = form(page).getByRole('button', { name: 'Vrati iz smeća' });
  await expect(restore).toBeEnabled();
  await form(page).getByLabel('Naziv').fill(`${name} x`);
  await expect(restore).toBeDisabled();
  await expect(restore).toHaveAccessibleDescription('Prvo sačuvajte izmjene.');
  await restore.focus();
  await expect(restore).toBeFocused();
  await expectAccessible(page);
});
