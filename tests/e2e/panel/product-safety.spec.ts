import { adminApi, DEVICES, expectAccessible, fillLogin, openAdmin, PHONE, TOKEN_KEY } from './session.ts';
import {
  addPictures,
  aSavedProduct,
  expectSent,
  form,
  pictures,
  type Product,
  requestOf,
  rows,
  save,
  toast,
  uniqueName,
} from './product-form.ts';
import { somePhotographs } from '../setup/photographs.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser itself logs every refused or failed call.
test.use({ expected: /status of 4\d\d|net::ERR_FAILED/ });

for (const [device, size] of DEVICES) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: size });

    test('selected products are changed together, and all of it is undone', async ({ page, shopUrl }) => {
      const name = uniqueName('Masovno');
      await aSavedProduct(shopUrl, `${name} prvi`);
      await aSavedProduct(shopUrl, `${name} drugi`);
      await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
      await expect(rows(page)).toHaveCount(2);
      await page.getByLabel('Označi sve na stranici').check();
      await expect(page.getByText('Označeno: 2')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Status' }).click();
      await page.getByRole('dialog').getByLabel('Status').selectOption({ label: 'Nacrt' });
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Primijeni' }).click();
      await expect(toast(page)).toContainText('Izmijenjeno: 2 proizvoda');
      await expect(rows(page).getByText('Nacrt').filter({ visible: true })).toHaveCount(2);
      await toast(page).getByRole('button', { name: 'Vrati' }).click();
      // Published again, whether or not visitors see it already.
      const published = rows(page).getByText(/^(Objavljeno|Čeka objavu)$/);
      await expect(published.filter({ visible: true })).toHaveCount(2);
    });

    test('one price is set for selected products, some of which have none', async ({
      page,
      shopUrl,
    }, info) => {
      const name = uniqueName('Cijene');
      const { call } = await adminApi(shopUrl);
      const made = [];
      for (const nth of ['prvi', 'drugi', 'treći']) made.push(await aSavedProduct(shopUrl, `${name} ${nth}`));
      const [first, ...others] = made.map(({ id }) => id);
      await call('POST', 'products/bulk', { ids: others, change: { priceMinor: 5000 } });
      const { product } = await call<{ product: Product & Record<string, unknown> }>(
        'GET',
        `products/${first}`,
      );
      await call('PUT', `products/${first}`, { ...requestOf(product), price: '' });
      await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
      await page.getByLabel('Označi sve na stranici').check();
      await page.getByRole('button', { name: 'Cijena', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Cijena označenih' });
      await expect(dialog.getByText('Mijenjaju se 2 proizvoda. 1 proizvod nema cijene.')).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath('percent.png') });
      await dialog.getByLabel('Ista cijena za sve').check();
      await expect(dialog.getByText('Mijenjaju se 3 proizvoda. 1 proizvod nema cijene.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Primijeni' }).click();
      await expect(dialog.getByText('Upišite cijenu.')).toBeVisible();
      await dialog.getByLabel('Nova cijena (KM)').fill('skupo');
      await dialog.getByRole('button', { name: 'Primijeni' }).click();
      await expect(dialog.getByText('Cijena nije ispravna. Primjer: 89,00')).toBeVisible();
      await dialog.getByLabel('Nova cijena (KM)').fill('75,50');
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath('set.png') });
      await dialog.getByRole('button', { name: 'Primijeni' }).click();
      await expect(toast(page)).toContainText('Izmijenjeno: 3 proizvoda');
      await expect(rows(page).getByText('75,50 KM').filter({ visible: true })).toHaveCount(3);
      await toast(page).getByRole('button', { name: 'Vrati' }).click();
      await expect(rows(page).getByText('nema cijene').filter({ visible: true })).toHaveCount(1);
      await expect(rows(page).getByText('50,00 KM').filter({ visible: true })).toHaveCount(2);
    });

    test('an earlier version is restored from the history', async ({ page, shopUrl }) => {
      const name = uniqueName('Stari naziv');
      const product = await aSavedProduct(shopUrl, name);
      const { call } = await adminApi(shopUrl);
      const { product: full } = await call<{ product: Record<string, unknown> & Product }>(
        'GET',
        `products/${product.id}`,
      );
      await call('PUT', `products/${product.id}`, { ...requestOf(full), name: `${name} pogrešan` });
      await openAdmin(page, shopUrl, `#historija?proizvod=${product.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Historija: ${name} pogrešan`);
      await expectAccessible(page);
      await page
        .getByRole('button', { name: new RegExp(`^Vrati ovu verziju: ${name},`) })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Vrati ovu verziju' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Historija: ${name}`);
    });

    test('an expired session asks for the password over the open form, which is kept with its pictures', async ({
      page,
      shopUrl,
    }) => {
      const name = uniqueName('Istekla sesija');
      await openAdmin(page, shopUrl, '#proizvodi/novi');
      await form(page).getByLabel('Naziv').fill(name);
      await page.evaluate((key) => localStorage.setItem(key, 'istekao'), TOKEN_KEY);
      await addPictures(page, await somePhotographs(1));
      const login = page.getByRole('dialog', { name: 'Prijava' });
      await expect(login).toContainText('Sesija je istekla. Prijavite se ponovo.', { timeout: 30_000 });
      await expectAccessible(page);
      // Another call may get the first 401: waits until the picture waits for the login too.
      await expect(page.getByLabel('Slike proizvoda').getByText('Čeka mrežu...')).toBeAttached({
        timeout: 30_000,
      });
      await fillLogin(page);
      await expect(login).toBeHidden();
      await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
      await expectSent(page);
      await expect(pictures(page).getByRole('alert')).toHaveCount(0);
      await expect(pictures(page).getByRole('button', { name: 'Ukloni sliku 1' })).toBeVisible();
    });

    test('two windows on one product: the second sees both versions and loses nothing', async ({
      page,
      context,
      shopUrl,
    }) => {
      const name = uniqueName('Dva prozora');
      const { id } = await aSavedProduct(shopUrl, name);
      await openAdmin(page, shopUrl, `#proizvodi/${id}`);
      const other = await context.newPage();
      await openAdmin(other, shopUrl, `#proizvodi/${id}`);
      const price = form(other).getByLabel('Cijena');
      const minor = (await price.inputValue()) === '55,00' ? 5600 : 5500;
      await price.fill(String(minor / 100));
      await form(page).getByLabel('Naziv').fill(`${name} moj`);
      await save(other);
      await expect(form(other)).toBeHidden();

      await save(page);
      const conflict = page.getByRole('dialog', { name: 'Proizvod je u međuvremenu izmijenjen' });
      await expect(conflict.getByRole('group', { name: 'Naziv' })).toContainText(`${name} moj`);
      await expect(conflict.getByRole('group', { name: 'Cijena' }).getByLabel(/Sačuvano/)).toBeChecked();
      await expectAccessible(page);
      await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
      await expect(form(page)).toBeHidden();
      const { call } = await adminApi(shopUrl);
      const { product } = await call<{ product: Product }>('GET', `products/${id}`);
      expect(product).toMatchObject({ name: `${name} moj`, priceMinor: minor });
    });
  });
}

test('a save without a network is sent again automatically, once', async ({ page, shopUrl }) => {
  const name = uniqueName('Bez mreže');
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await addPictures(page, await somePhotographs(1));
  await form(page).getByLabel('Naziv').fill(name);
  await form(page).getByLabel('Univerzalno').check();
  await expectSent(page);
  // The first create succeeds, but its answer is lost.
  let lost = false;
  await page.route('**/api/admin/products', async (route) => {
    if (route.request().method() === 'POST' && !lost) {
      lost = true;
      await route.fetch();
      return route.abort();
    }
    return route.continue();
  });
  await save(page);
  await expect(form(page).getByText('Čeka mrežu...').first()).toBeVisible();
  await expect(form(page).getByText(/^Sve je na ovom uređaju/)).toBeVisible();
  await expectAccessible(page);
  await expect(form(page)).toBeHidden({ timeout: 20_000 });
  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
});

test('an unfinished form is kept, offered again, and never discarded without asking', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Nedovršeno');
  await openAdmin(page, shopUrl);
  await page.getByRole('button', { name: 'Dodaj proizvod' }).click();
  await form(page).getByLabel('Naziv').fill(name);
  await expect(form(page).getByText('Zapamćeno na uređaju')).toBeVisible();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Nesačuvane izmjene' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Nastavi uređivanje' }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(form(page).getByText(/^Vratiti nesačuvani unos/)).toBeVisible();
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Vrati unos' }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
});

test('a form that is open in another tab is not offered there as a lost one', async ({
  page,
  context,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await form(page).getByLabel('Naziv').fill(uniqueName('U drugoj kartici'));
  await expect(form(page).getByText('Zapamćeno na uređaju')).toBeVisible();
  const tab = await context.newPage();
  await openAdmin(tab, shopUrl, '#proizvodi/novi');
  await expect(form(tab).getByLabel('Naziv')).toBeVisible();
  await expect(form(tab).getByText(/^Vratiti nesačuvani unos/)).toBeHidden();
  await page.close({ runBeforeUnload: false });
  await tab.reload();
  await expect(form(tab).getByText(/^Vratiti nesačuvani unos/)).toBeVisible();
});
