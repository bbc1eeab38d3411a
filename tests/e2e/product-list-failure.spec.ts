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

test('the filters say that models cannot be loaded, and try again with the next brand', async ({ page }) => {
  let broken = true;
  await page.route('**/data/vozila.json', (route) =>
    broken ? route.fulfill({ status: 404, json: {} }) : route.continue(),
  );
  await open(page, '/svi-proizvodi');
  const model = page.getByLabel('Model vozila');
  await page.getByLabel('Marka vozila').selectOption('Volkswagen');
  await expect(model).toContainText('Modeli se ne mogu učitati. Osvježite stranicu.');
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
