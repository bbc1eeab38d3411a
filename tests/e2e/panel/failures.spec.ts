import type { Page } from '@playwright/test';
import { problemText } from '#src/strings/problems.ts';
import { aSavedProduct, form, rows, save, toast, uniqueName } from './product-form.ts';
import { expectAccessible, fillLogin, openAdmin, PHONE, TOKEN_KEY } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser itself logs every failed call.
test.use({ expected: /status of (?:4|5)\d\d|net::ERR_FAILED/, viewport: PHONE });

const html = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };

/** Every call of this method fails, as when the gateway cannot reach the shop. */
const failing = (page: Page, method: string) =>
  page.route('**/api/admin/products**', (route) =>
    route.request().method() === method ? route.fulfill(html) : route.fallback(),
  );

const remove = async (page: Page, name: string) => {
  await rows(page)
    .getByRole('button', { name: `Radnje: ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Obriši' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).click();
};

test('a list that does not load says so in both languages and can be requested again', async ({
  page,
  shopUrl,
}) => {
  test.slow();
  await openAdmin(page, shopUrl, '#pocetna');
  await failing(page, 'GET');
  await page.goto('/admin#proizvodi');
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load products' });
  await expect(alert).toContainText('Učitavanje proizvoda nije uspjelo', { timeout: 30_000 });
  await expect(page.getByText('Failed to load products')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [section, call, name] of [
  ['csv', 'imports', 'imports'],
  ['duplikati', 'duplicates/distinct', 'products that are marked as different'],
  ['olx', 'olx/jobs', 'unfinished imports'],
  ['poruke', 'push', 'notifications of this device'],
] as const) {
  test(`${name} that do not load say so and can be requested again`, async ({ page, shopUrl }) => {
    test.slow();
    await page.route(`**/api/admin/${call}`, (route) => route.fulfill(html));
    await openAdmin(page, shopUrl, `#${section}`);
    const alert = page.getByRole('alert').filter({ hasText: 'Zahtjev nije uspio' });
    await expect(alert).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await expect(alert).toBeHidden();
  });
}

test('a deletion that fails or has no network says so and keeps the product', async ({ page, shopUrl }) => {
  const name = uniqueName('Ostaje');
  await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  await failing(page, 'DELETE');
  await remove(page, name);
  await expect(toast(page)).toContainText('Brisanje nije uspjelo');
  await expect(toast(page).getByText('Failed to delete product')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
  await page.unrouteAll();
  await page.route('**/api/admin/products/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await remove(page, name);
  await expect(toast(page).getByText('Network error occurred')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('a product that cannot be added or changed says so, and the form keeps every word', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Neuspjelo');
  const { id } = await aSavedProduct(shopUrl, name);
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await failing(page, 'POST');
  await failing(page, 'PUT');
  await form(page).getByLabel('Status').selectOption('draft');
  await form(page).getByLabel('Naziv').fill(`${name} novi`);
  await form(page).getByLabel('Univerzalno').check();
  await save(page);
  await expect(form(page).getByText('Failed to add product')).toHaveAttribute('lang', 'en');
  await expect(form(page).getByText('Dodavanje nije uspjelo')).toBeVisible();
  await expectAccessible(page);
  await expect(form(page).getByLabel('Naziv')).toHaveValue(`${name} novi`);
  await form(page).getByRole('button', { name: 'Zatvori' }).click();
  await page.getByRole('button', { name: 'Odbaci izmjene' }).click();

  await page.goto(`/admin#proizvodi/${id}`);
  await form(page).getByLabel('Cijena').fill('12,00');
  await save(page);
  await expect(form(page).getByText('Failed to update product')).toHaveAttribute('lang', 'en');
  await expect(form(page).getByText('Izmjena nije uspjela')).toBeVisible();
  await expect(form(page).getByLabel('Cijena')).toHaveValue('12,00');
});

test('a product that was saved, but answered too late, is saved once when the form is sent again', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Spora baza');
  const message = problemText.unansweredWrite;
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  await page.route(
    '**/api/admin/products',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: { error: message, message, code: 'unavailable' } });
    },
    { times: 1 },
  );
  await form(page).getByLabel('Status').selectOption('draft');
  await form(page).getByLabel('Naziv').fill(name);
  await form(page).getByLabel('Univerzalno').check();
  await save(page);
  await expect(form(page).getByText(message)).toBeVisible();
  await expect(form(page).getByLabel('Naziv')).toHaveValue(name);
  await save(page);
  await expect(form(page)).toBeHidden();
  await page.goto(`/admin#proizvodi?q=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(1);
});

test('a missing token asks for the password again, over what was open', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#proizvodi');
  await page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
  await page.getByRole('searchbox').fill('far');
  const login = page.getByRole('dialog', { name: 'Prijava' });
  await expect(login).toBeVisible();
  await expect(page.getByText('No authentication token available')).toBeAttached();
  await fillLogin(page);
  await expect(login).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('far');
  await expect(page.getByText('No authentication token available')).toBeHidden();
});

test('a form that is saved without a token asks for the password and keeps every word', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Bez prijave');
  await openAdmin(page, shopUrl, '#brendovi?uredi=novi');
  const dialog = page.getByRole('dialog', { name: 'Nova marka' });
  await dialog.getByLabel('Naziv *').fill(name);
  // Both at once: the publish bar asks now and then, and would open the login before the button is pressed.
  await dialog.getByRole('button', { name: 'Sačuvaj' }).evaluate((button, key) => {
    localStorage.removeItem(key);
    (button as HTMLButtonElement).click();
  }, TOKEN_KEY);
  await fillLogin(page);
  await expect(page.getByRole('dialog', { name: 'Prijava' })).toBeHidden();
  await expect(dialog.getByLabel('Naziv *')).toHaveValue(name);
});

test('a refusal of a long product form stands beside the pressed button', async ({ page, shopUrl }, info) => {
  const { id } = await aSavedProduct(shopUrl, uniqueName('Odbijeno'));
  const error = 'Kategorija više ne postoji.';
  await openAdmin(page, shopUrl, `#proizvodi/${id}`);
  await page.route(`**/api/admin/products/${id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { error, code: 'bad_request', fields: { categoryId: error } } })
      : route.fallback(),
  );
  await form(page).getByLabel('Cijena').fill('12,00');
  await save(page);
  const refusal = form(page).getByRole('alert').filter({ hasText: error });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expect(form(page).getByLabel('Kategorija', { exact: true })).toBeFocused();
  await expect(form(page).getByLabel('Kategorija', { exact: true })).toBeInViewport();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('refusal.png') });
});

test('the category of many products cannot be changed before the categories are there', async ({
  page,
  shopUrl,
}) => {
  test.slow();
  const name = uniqueName('Bez spiska kategorija');
  await aSavedProduct(shopUrl, name);
  let isAway = true;
  await page.route('**/api/product-categories', (route) => (isAway ? route.fulfill(html) : route.fallback()));
  let changes = 0;
  await page.route('**/api/admin/products/bulk', (route) => {
    changes++;
    return route.fallback();
  });
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name)}`);
  await page.getByLabel('Označi sve na stranici').check();
  await page.getByRole('button', { name: 'Kategorija', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Kategorija/ });
  const apply = dialog.getByRole('button', { name: 'Primijeni' });
  await apply.dispatchEvent('click');
  await expect(dialog).toBeVisible();
  const failure = dialog.getByRole('alert').filter({ hasText: 'Kategorije se nisu učitale.' });
  await expect(failure).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await apply.dispatchEvent('click');
  isAway = false;
  await failure.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(failure).toBeHidden();
  const choice = dialog.getByLabel('Kategorija');
  await expect(choice.locator('option:checked')).toHaveText('Odaberite');
  await apply.click();
  await expect(dialog.getByText('Odaberite vrijednost.')).toBeVisible();
  expect(changes).toBe(0);
  await choice.selectOption({ label: 'Bez kategorije' });
  await apply.click();
  await expect(toast(page)).toContainText('Izmijenjeno: 1 proizvod');
  expect(changes).toBe(1);
});
