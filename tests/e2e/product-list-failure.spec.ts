import { apply, count, open } from './setup/product-list-page.ts';
import { expect, test } from './setup/shop-test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

// The browser itself logs a failed request.
test.use({ quiet: async ({}, use) => use(undefined) });

test('the list of all products shows an error and can be requested again', async ({ page }) => {
  let broken = true;
  await page.route('**/api/shop/products?**', (route) =>
    broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.goto('/svi-proizvodi?marka=audi');
  const message = page.getByRole('heading', { name: 'Učitavanje proizvoda nije uspjelo.' });
  await expect(message).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await expect(count(page)).toContainText(/Prikazano 1-20 od \d+ proizvoda/);
});

test('the list of all products retries up to three times after a 404', async ({ page }) => {
  test.slow();
  let asked = 0;
  await page.route('**/api/shop/products?**', (route) =>
    ++asked < 4 ? route.fulfill({ status: 404, json: {} }) : route.continue(),
  );
  await page.goto('/svi-proizvodi?marka=audi');
  await expect(count(page)).toContainText(/Prikazano 1-20 od \d+ proizvoda/, { timeout: 15_000 });
  expect(asked).toBe(4);
});

test('Tab leads from the brand of the filters to the model while the vehicles are still loading', async ({
  page,
}) => {
  const wire = Promise.withResolvers<undefined>();
  await page.route('**/data/vozila.json', async (route) => {
    await wire.promise;
    await route.continue();
  });
  await open(page, '/svi-proizvodi');
  await page.getByLabel('Marka vozila').focus();
  await page.keyboard.type('Volksw');
  await page.keyboard.press('Tab');
  const model = page.getByLabel('Model vozila');
  await expect(model).toBeFocused();
  await expect(model).toBeDisabled();
  wire.resolve(undefined);
  await expect(model).toBeEnabled();
  await page.keyboard.type('Golf');
  await expect(model).toHaveValue('Golf');
});

test('the filters say that models cannot be loaded, and try again with the next brand', async ({ page }) => {
  let broken = true;
  await page.route('**/data/vozila.json', (route) =>
    broken ? route.fulfill({ status: 404, json: {} }) : route.continue(),
  );
  await open(page, '/svi-proizvodi');
  const model = page.getByLabel('Model vozila');
  await page.getByLabel('Marka vozila').selectOption('Volkswagen');
  await expect(model).toContainText('Nije učitano. Osvježite stranicu.');
  await expect(model).toBeDisabled();
  // The manufacturer alone still filters.
  await expect(apply(page)).toHaveText(/\(\d+\)/);
  broken = false;
  await page.getByLabel('Marka vozila').selectOption('Audi');
  await expect(model).toBeEnabled();
  await expect(model).toContainText('A4');
});

test('a vehicle’s page shows an empty list', async ({ page }) => {
  await page.route('**/api/shop/products?**', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/audi/a4?kategorija=branici');
  await expect(page.getByText('Nema proizvoda koji odgovaraju odabranom filteru.').last()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('an address with an unknown brand or category shows an empty list at once, and the way back', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/api/shop/products?') ? 1 : 0));
  for (const query of ['marka=nepoznata', 'marka=audi&model=nepoznat', 'kategorija=nepoznata']) {
    asked = 0;
    await page.goto(`/svi-proizvodi?${query}`);
    await expect(page.getByText(/^Nema dostupnih proizvoda/).last()).toBeVisible();
    expect([query, asked]).toEqual([query, 1]);
    await expect(page).toHaveURL(`/svi-proizvodi?${query}`);
  }
  await page.getByRole('main').getByText('Obriši sve filtere').first().click();
  await expect(count(page)).toContainText(/Prikazano 1-20 od [\d.]+ proizvoda/);
});
