import { aSavedProduct, rows, toast, uniqueName } from './product-form.ts';
import { adminApi, openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

test('the answer about a part that has just been sold says so', async ({ page, shopUrl }) => {
  const name = uniqueName('Far za odgovor');
  const caller = uniqueName('Kupac');
  const { call } = await adminApi(shopUrl);
  const { id } = await aSavedProduct(shopUrl, name);
  await call('POST', 'messages', { caller, productId: id });
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#poruke');
  const dialog = page.getByRole('dialog');
  const answer = dialog.getByLabel('Tekst odgovora');
  await page.getByRole('listitem').filter({ hasText: caller }).getByRole('link').first().click();
  await expect(answer).toHaveValue(/Na stanju imamo:/);
  await page.goto(`/admin#proizvodi?q=${encodeURIComponent(name)}`);
  await rows(page)
    .getByRole('button', { name: `Označi prodano: ${name}` })
    .click();
  await expect(toast(page)).toContainText(`${name}: prodano`);
  await page.goBack();
  await expect(answer).toHaveValue(/Nažalost, više nemamo:/);
  await expect(dialog.getByRole('button', { name: 'Nemamo' })).toHaveAttribute('aria-pressed', 'true');
  await call('DELETE', `products/${id}`);
});
