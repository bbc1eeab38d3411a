import { openAdmin, PHONE } from './session.ts';
import { aSavedProduct, rows, toast, uniqueName } from './product-form.ts';
import { expect, test } from '../setup/shop-test.ts';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test('two taps on the button of a bulk change send it once and tell it once', async ({ page, shopUrl }) => {
  const name = uniqueName('Dupli dodir');
  await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/admin/products'))
      sent.push(request.url());
  });
  await rows(page).getByRole('checkbox').tap();
  await page.getByRole('button', { name: 'Cijena', exact: true }).tap();
  await page.getByText('Ista cijena za sve').tap();
  await page.getByLabel('Nova cijena (KM)').fill('45');
  await page.getByRole('button', { name: 'Primijeni' }).dblclick();
  await expect(toast(page)).toContainText('Izmijenjeno: 1 proizvod');
  await expect(page.getByText('Izmijenjeno: 1 proizvod')).toHaveCount(1);
  expect(sent).toHaveLength(1);
});

test('two taps on Sačuvaj save a new manufacturer once', async ({ page, shopUrl }) => {
  const name = uniqueName('Marka');
  await openAdmin(page, shopUrl, '#brendovi');
  await page.getByRole('button', { name: 'Dodaj marku' }).tap();
  await page.getByLabel('Naziv *').fill(name);
  await page.getByRole('button', { name: 'Sačuvaj', exact: true }).dblclick();
  await expect(toast(page).getByText(`Sačuvano: ${name}`)).toHaveCount(1);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the second tap on Obriši does not open what lies under the question', async ({ page, shopUrl }) => {
  const name = uniqueName('Briše se jednom');
  await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name.split(' ').at(-1)!)}`);
  await page.getByRole('button', { name: `Radnje: ${name}` }).tap();
  await page.getByRole('menuitem', { name: 'Obriši' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).dblclick();
  await expect(toast(page)).toContainText(`Obrisano: ${name}`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/#proizvodi\?q=/);
});
