import { aSavedProduct, rows, toast, uniqueName } from './product-form.ts';
import { openAdmin } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

test('Ctrl+Z undoes a deletion, but in a field it undoes what was typed', async ({ page, shopUrl }) => {
  const name = uniqueName('Vraćeno tipkama');
  await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  await rows(page)
    .getByRole('button', { name: `Radnje: ${name}` })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Obriši' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).press('Enter');
  const undo = toast(page).getByRole('button', { name: 'Vrati' });
  // Hovering pauses the toast's countdown.
  await undo.hover();
  await expect(undo).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
  await expect(rows(page)).toHaveCount(0);

  const search = page.getByRole('searchbox', { name: 'Pretraži proizvode' });
  await search.press('End');
  await search.pressSequentially('xyz');
  await search.press('Control+z');
  await expect(search).toHaveValue(name);
  await expect(undo).toBeVisible();

  await page.getByRole('link', { name: /^Smeće/ }).focus();
  await page.keyboard.press('Control+z');
  await expect(undo).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
});
