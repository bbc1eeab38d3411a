import {
  adminApi,
  DEVICES,
  expectAccessible,
  fillLogin,
  openAdmin,
  PHONE,
  TOKEN_KEY,
} from './admin-session.ts';
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
} from './admin-product-form.ts';
import { somePhotographs } from './photographs.ts';
import { expect, test } from './shop-test.ts';

// The browser itself logs every refused or failed call.
test.use({ expected: /status of 4\d\d|net::ERR_FAILED/ });

for (const [device, size] of DEVICES) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: size });

    test('marked products are changed together and all of it is taken back', async ({ page, shopUrl }) => {
      const name = uniqueName('Masovno');
      await aSavedProduct(shopUrl, `${name} prvi`);
      await aSavedProduct(shopUrl, `${name} drugi`);
      await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
      await expect(rows(page)).toHaveCount(2);
      await page.getByLabel('Označi sve na stranici').check();
      await expect(page.getByText('2 označeno')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Status' }).click();
      await page.getByRole('dialog').getByLabel('Status').selectOption({ label: 'Nacrt' });
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Primijeni' }).click();
      await expect(toast(page)).toContainText('Izmijenjeno: 2 proizvoda');
      await expect(rows(page).getByText('Nacrt').filter({ visible: true })).toHaveCount(2);
      await toast(page).getByRole('button', { name: 'Vrati' }).click();
      await expect(rows(page).getByText('Objavljeno').filter({ visible: true })).toHaveCount(2);
    });

    test('an earlier version is brought back from the history', async ({ page, shopUrl }) => {
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

    test('an expired session asks for the password over the open form, which stays', async ({
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
      // Another call may get the first 401: waits until the picture's call has failed too.
      await expect(page.getByLabel('Slike proizvoda').locator('[role=alert]')).toBeAttached({
        timeout: 30_000,
      });
      await fillLogin(page);
      await expect(login).toBeHidden();
      await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
      await page.getByRole('button', { name: 'Pokušaj ponovo sa slikom 1' }).click();
      await expectSent(page);
      await expect(pictures(page).getByRole('alert')).toHaveCount(0);
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

test('a save without a network is sent again by itself, once', async ({ page, shopUrl }) => {
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
  await expect(page.getByText(/^Nema veze\. Sve što ste upisali je ovdje/)).toBeVisible();
  await expectAccessible(page);
  await expect(form(page)).toBeHidden({ timeout: 20_000 });
  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
});

test('an unfinished form is kept, offered again, and never left without asking', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Nedovršeno');
  await openAdmin(page, shopUrl);
  await page.getByRole('button', { name: 'Dodaj proizvod' }).click();
  await form(page).getByLabel('Naziv').fill(name);
  await expect(form(page).getByText('Unos sačuvan')).toBeVisible();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Nesačuvane izmjene' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Nastavi uređivanje' }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(form(page).getByText(/^Vrati nacrt\?/)).toBeVisible();
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Vrati nacrt' }).click();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
});

test('a saved form closes whatever the entry below it in the browser’s history is', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Zatvara se');
  const { id } = await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
  // As after a Back that was answered with 'Nastavi uređivanje' on the first screen of the app.
  await page.evaluate(() => history.pushState({ admin: true }, ''));
  await form(page).getByLabel('Cijena').fill('12,00');
  await save(page);
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL(/#proizvodi$/);
});

test('words that are typed while a product is being saved stay, and are saved next', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Spora veza');
  const { id } = await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  const gate = Promise.withResolvers<undefined>();
  await page.route(`**/api/admin/products/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await gate.promise;
    return route.continue();
  });
  await form(page).getByLabel('Cijena').fill('12,00');
  await save(page);
  await form(page).getByLabel('Naziv').fill(`${name} dopisano`);
  gate.resolve(undefined);
  await expect(toast(page)).toContainText('Ono što ste upisali poslije toga još nije');
  await expect(form(page).getByLabel('Naziv')).toHaveValue(`${name} dopisano`);
  await save(page);
  await expect(form(page)).toBeHidden();
  const { call } = await adminApi(shopUrl);
  const { product } = await call<{ product: Product }>('GET', `products/${id}`);
  expect(product).toMatchObject({ name: `${name} dopisano`, priceMinor: 1200 });
});
