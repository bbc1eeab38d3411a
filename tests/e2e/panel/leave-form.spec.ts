import {
  addPictures,
  expectSent,
  form,
  pictures,
  type Product,
  save,
  toast,
  uniqueName,
} from './product-form.ts';
import { adminApi, DEVICES, expectAccessible, expectTouchable, openAdmin, PHONE } from './session.ts';
import { holdBack } from '../setup/hold-back.ts';
import { aPlainPicture, somePhotographs } from '../setup/photographs.ts';
import { expect, test } from '../setup/shop-test.ts';

for (const [device, size] of DEVICES) {
  test(`on a ${device} a half-filled form is left for later with its picture, and continued`, async ({
    page,
    shopUrl,
  }, info) => {
    const name = uniqueName('Za kasnije');
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#proizvodi');
    await page.goto('/admin#proizvodi/novi');
    await pictures(page)
      .getByLabel('Dodaj slike')
      .setInputFiles(await aPlainPicture('#336699'));
    await expectSent(page);
    await form(page).getByLabel('Naziv').fill(name);
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Nesačuvane izmjene' });
    await expect(question.getByRole('button', { name: 'Nastavi uređivanje' })).toBeFocused();
    await expectAccessible(page);
    await expectTouchable(page);
    await page.screenshot({ path: info.outputPath('question.png') });
    await question.getByRole('button', { name: 'Ostavi za kasnije' }).click();
    await expect(form(page)).toBeHidden();
    await expect(toast(page)).toContainText('Unos čeka na ovom uređaju; naći ćete ga na početnoj.');

    // At once from the notice, or whenever from the start screen.
    await toast(page).getByRole('button', { name: 'Nastavi' }).click();
    await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
    await expect(pictures(page).getByRole('img', { name: 'Slika 1' })).toBeVisible();
    await page.goto('/admin#pocetna');
    await question.getByRole('button', { name: 'Ostavi za kasnije' }).click();
    await page.getByRole('link', { name }).click();
    await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
    await form(page).getByRole('button', { name: 'Zatvori', exact: true }).click();
    await question.getByRole('button', { name: 'Odbaci izmjene' }).click();
    await expect(form(page)).toBeHidden();
    await page.goto('/admin#pocetna');
    await expect(page.getByRole('heading', { name: 'Početna' })).toBeVisible();
    await expect(page.getByRole('link', { name })).toBeHidden();
  });
}

test('a part that was left for later is continued over the empty form for another one', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Preko praznog');
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await form(page).getByLabel('Naziv').fill(name);
  await form(page).getByRole('button', { name: 'Zatvori', exact: true }).click();
  await page.getByRole('button', { name: 'Ostavi za kasnije' }).click();
  await page.getByRole('button', { name: 'Dodaj proizvod' }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue('');
  await toast(page).getByRole('button', { name: 'Nastavi' }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
  await expect(form(page).getByText(/^Vratiti nesačuvani unos/)).toBeHidden();
  expect(new URL(page.url()).hash).toBe('#proizvodi/novi');
  // What is typed next belongs to the continued form, and so does its discarding.
  await form(page).getByLabel('Naziv').fill(`${name} dalje`);
  await form(page).getByRole('button', { name: 'Zatvori', exact: true }).click();
  await page.getByRole('button', { name: 'Odbaci izmjene' }).click();
  await expect(form(page)).toBeHidden();
  await page.goto('/admin#pocetna');
  await expect(page.getByRole('heading', { name: 'Početna' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeHidden();
});

test('a new part that was left for later does not replace one that is saved before it is restored', async ({
  page,
  shopUrl,
}) => {
  const [kept, other] = [uniqueName('Ostavljen dio'), uniqueName('Drugi dio')];
  const fill = async (name: string) => {
    await addPictures(page, await somePhotographs(1));
    await form(page).getByLabel('Naziv').fill(name);
    await form(page).getByLabel('Univerzalno').check();
    await expectSent(page);
  };
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await fill(kept);
  await form(page).getByRole('button', { name: 'Zatvori', exact: true }).click();
  await page.getByRole('button', { name: 'Ostavi za kasnije' }).click();
  await page.getByRole('button', { name: 'Dodaj proizvod' }).click();
  const creates = await holdBack(page, '**/api/admin/products', 'POST');
  await fill(other);
  await save(page);
  await expect.poll(creates.asked).toBe(1);
  await form(page).getByLabel('Naziv').fill(`${other} dopisano`);
  creates.release();
  await expect(toast(page)).toContainText('Ono što ste upisali poslije toga još nije');
  await form(page).getByRole('button', { name: 'Vrati unos' }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(kept);
  await save(page);
  await expect(form(page)).toBeHidden();
  const { call } = await adminApi(shopUrl);
  for (const name of [kept, other]) {
    const { products } = await call<{ products: Product[] }>(
      'GET',
      `products?page=1&limit=20&search=${encodeURIComponent(name)}`,
    );
    expect(products.map((product) => product.name)).toContain(name);
  }
});

test('a brand that was left for later is continued over the empty form for another one', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Preko prazne');
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#brendovi?uredi=novi');
  const dialog = page.getByRole('dialog', { name: 'Nova marka' });
  await dialog.getByLabel('Naziv *').fill(name);
  await dialog.getByRole('button', { name: 'Zatvori', exact: true }).click();
  await page.getByRole('button', { name: 'Ostavi za kasnije' }).click();
  await page.getByRole('button', { name: 'Dodaj marku' }).click();
  await toast(page).getByRole('button', { name: 'Nastavi' }).click();
  await expect(dialog.getByLabel('Naziv *')).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Zatvori', exact: true }).click();
  await page.getByRole('button', { name: 'Odbaci izmjene' }).click();
});

test('the offer to restore a form names what was typed, and discards it only after a question', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Imenovan');
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#brendovi?uredi=novi');
  const dialog = page.getByRole('dialog', { name: 'Nova marka' });
  await dialog.getByLabel('Naziv *').fill(name);
  await dialog.getByRole('button', { name: 'Zatvori', exact: true }).click();
  await page.getByRole('button', { name: 'Ostavi za kasnije' }).click();
  await page.getByRole('button', { name: 'Dodaj marku' }).click();
  const offer = dialog.getByText(`Vratiti nesačuvani unos „${name}“`);
  await expect(offer).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Odbaci unos' });
  await dialog.getByRole('button', { name: 'Odbaci' }).click();
  await expect(question).toContainText(`„${name}“ se briše s ovog uređaja`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Odustani' }).click();
  await expect(question).toBeHidden();
  await expect(offer).toBeVisible();
  await dialog.getByRole('button', { name: 'Odbaci' }).click();
  await question.getByRole('button', { name: 'Odbaci' }).click();
  await expect(offer).toBeHidden();
  await expect(dialog.locator(':focus')).toBeVisible();
});

test('a form that is discarded returns the focus to the button that opened it', async ({ page, shopUrl }) => {
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#postavke');
  const opener = page.getByRole('button', { name: 'Uredi: Telefon i poruke' });
  await opener.press('Enter');
  await page.getByRole('dialog').getByLabel('Telefon').fill('061');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Odbaci izmjene' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a product that is saved as a draft says that customers do not see it', async ({ page, shopUrl }) => {
  const name = uniqueName('Samo nacrt');
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await form(page).getByLabel('Naziv').fill(name);
  await form(page).getByLabel('Univerzalno').check();
  await form(page).getByLabel('Status').selectOption('Nacrt');
  await save(page);
  await expect(toast(page)).toContainText(`Dodano kao nacrt, kupci ga ne vide: ${name}`);
});

test('a single error is told once, as a link to its field', async ({ page, shopUrl }) => {
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await form(page).getByLabel('Naziv').fill(uniqueName('Jedna greška'));
  await form(page).getByLabel('Univerzalno').check();
  await form(page).getByLabel('Status').selectOption('Nacrt');
  await form(page).getByLabel('Cijena').fill('12o');
  await save(page);
  const summary = form(page).getByRole('alert').filter({ hasText: 'Cijena nije ispravna' });
  await expect(summary).toBeFocused();
  await expect(summary.getByText('Cijena nije ispravna. Primjer: 89,00')).toHaveCount(1);
  await summary.getByRole('button').click();
  await expect(form(page).getByLabel('Cijena')).toBeFocused();
});

test('a photograph in HEIC is refused with what to do about it', async ({ page, shopUrl }) => {
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  const head = Buffer.from('0000001866747970686569630000000068656963', 'hex');
  const heic = { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: head };
  await pictures(page).getByLabel('Dodaj slike').setInputFiles(heic);
  const refused = pictures(page).getByRole('alert');
  await expect(refused).toContainText(
    'Na iPhoneu odaberite Postavke > Kamera > Formati > Najkompatibilniji.',
  );
  const cut = await refused.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(cut).toBeLessThanOrEqual(0);
});
