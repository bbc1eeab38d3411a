import type { Page } from '@playwright/test';
import type { ListAnswer } from '#src/domain/product-list/product-list.ts';
import { chooseVehicle } from './setup/choose-vehicle.ts';
import { givenVehicle } from './setup/given-vehicle.ts';
import { expect, test } from './setup/shop-test.ts';

const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Moje vozilo/ });

test('the hero leads through brand, model and year to the parts, and saves the vehicle', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  const button = hero.getByRole('button');
  await expect(button).toBeDisabled();
  await expect(hero.getByLabel('Model')).toBeDisabled();
  await hero.getByLabel('Marka').focus();
  await hero.getByLabel('Marka').selectOption({ label: 'Volkswagen' });
  await expect(hero.getByLabel('Model')).toBeEnabled();
  await expect(hero.getByLabel('Godina')).toBeDisabled();
  await expect(button).toBeDisabled();
  await chooseVehicle(hero);
  await expect(button).toHaveText(/^Prikaži \d+ di(o|jela|jelova)$/);
  await expect(page.getByRole('img', { name: /Vaše vozilo: 2006/ })).toBeVisible();
  const count = /\d+/.exec((await button.textContent())!)![0];

  await button.click();
  await expect(page).toHaveURL('/volkswagen/golf/2006');
  await expect(page.getByText(`od ${count} proizvoda`)).toBeVisible();
  await expect(chip(page)).toContainText('Volkswagen Golf · 2006');
});

test('the response that the hero received is shown when the vehicle’s page opens', async ({
  page,
  shopUrl,
}) => {
  const asked = '/api/shop/products?page=1&manufacturer=volkswagen&model=golf&year=2006';
  const answer = (await (await fetch(shopUrl + asked)).json()) as ListAnswer;
  const [, ...parts] = answer.products;
  const calls: string[] = [];
  // The shop's answer has one part less than the prerendered page.
  await page.route(
    (url) => url.searchParams.get('model') === 'golf',
    (route) => {
      calls.push(route.request().url());
      return route.fulfill({ json: { ...answer, products: parts, total: answer.total - 1 } });
    },
  );
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  await chooseVehicle(hero);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('premium-parts-hand-over')))
    .toContain('/volkswagen/golf/2006');
  await hero.getByRole('button').click();
  await expect(page).toHaveURL('/volkswagen/golf/2006');
  await expect(page.getByText(`od ${answer.total - 1} proizvoda`)).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(parts[0]!.name);
  expect(calls).toEqual([shopUrl + asked]);
});

test('Tab leads from the brand to the model while the script and the vehicles are still loading', async ({
  page,
}) => {
  const wire = Promise.withResolvers<undefined>();
  for (const late of [/\/react\..*\.js$/, '**/data/vozila.json'])
    await page.route(late, async (route) => {
      await wire.promise;
      await route.continue();
    });
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  await hero.getByLabel('Marka').focus();
  await page.keyboard.type('Volksw');
  await expect(hero.getByLabel('Marka')).toHaveValue('volkswagen');
  await page.keyboard.press('Tab');
  const model = hero.getByLabel('Model', { exact: true });
  await expect(model).toBeFocused();
  wire.resolve(undefined);
  await expect(model).toBeEnabled();
  await expect(model).toBeFocused();
  await page.keyboard.type('Golf');
  await page.keyboard.press('Tab');
  await expect(hero.getByLabel('Godina')).toBeFocused();
  await expect(hero.getByLabel('Godina')).toBeEnabled();
});

test('another brand clears model and year', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  await chooseVehicle(hero);
  await hero.getByLabel('Marka').selectOption({ label: 'Audi' });
  await expect(hero.getByLabel('Model')).toHaveValue('');
  await expect(hero.getByLabel('Godina')).toBeDisabled();
  await expect(hero.getByRole('button')).toBeDisabled();
});

test('the vehicle is not saved for a visitor who does not want it', async ({ page }) => {
  await page.goto('/');
  await chooseVehicle(page.getByRole('form', { name: 'Odabir vozila' }));
  await page.getByLabel('Zapamti kao moje vozilo').uncheck();
  await page.getByRole('form', { name: 'Odabir vozila' }).getByRole('button').click();
  await expect(page).toHaveURL('/volkswagen/golf/2006');
  await expect(chip(page)).toContainText('Odaberite vozilo');
});

test('the hero says when the vehicles cannot be loaded', async ({ page }) => {
  await page.route('**/data/vozila.json', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  await hero.getByLabel('Marka').focus();
  await hero.getByLabel('Marka').selectOption({ label: 'Audi' });
  await expect(page.getByText('Vozila se ne mogu učitati')).toBeVisible();
});

test('the saved vehicle is shown in the hero and in the header', async ({ page }) => {
  await givenVehicle(page);
  await page.goto('/');
  await expect(chip(page)).toContainText('Audi A4 · 2008');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  await expect(hero.getByLabel('Model')).toHaveValue('a4');
  await hero.getByRole('button').click();
  await expect(page).toHaveURL('/audi/a4/2008');
});

test('what is chosen in the hero before its script has loaded stays, and an open list keeps its options', async ({
  page,
}) => {
  await givenVehicle(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/data/vozila.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  const brand = hero.getByLabel('Marka');
  const model = hero.getByLabel('Model', { exact: true });
  await expect(model).toHaveValue('a4');
  const options = await brand.locator('option').elementHandles();
  const asked = page.waitForRequest('**/data/vozila.json');
  await model.focus();
  await asked;
  await expect(model).toHaveText('A4');
  await expect(hero.getByLabel('Godina')).toHaveText('2008');
  await expect(hero.getByRole('button')).toBeEnabled();
  await brand.selectOption('volkswagen');
  await expect(model).toHaveText('Učitavanje...');
  release();
  await expect(model).toBeEnabled();
  await expect(model).toHaveValue('');
  await expect(brand).toHaveValue('volkswagen');
  for (const option of options) expect(await option.evaluate((element) => element.isConnected)).toBe(true);
});

test('another brand, chosen before the script has loaded, stands without the saved vehicle’s model', async ({
  page,
}) => {
  await givenVehicle(page);
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  await expect(hero.getByLabel('Model', { exact: true })).toHaveValue('a4');
  await hero.getByLabel('Marka').selectOption('volkswagen');
  await expect(hero.getByLabel('Model', { exact: true })).toHaveValue('');
  await expect(hero.getByRole('button')).toBeDisabled();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero asks for a brand and links to its models', async ({ page }) => {
    await page.goto('/');
    const hero = page.getByRole('form', { name: 'Odabir vozila' });
    await hero.getByRole('button').click();
    await expect(page).toHaveURL('/');
    await expect(hero.locator('select:invalid').first()).toBeVisible();
    await hero.getByLabel('Marka').selectOption('Audi');
    await hero.getByRole('button').click();
    await expect(page).toHaveURL('/audi');
  });
});

test('with five saved vehicles the hero says why it saves no sixth, and none is lost', async ({ page }) => {
  const vehicles = [2004, 2005, 2006, 2007, 2008].map((year) => ({
    manufacturer: { name: 'Audi', slug: 'audi' },
    model: { name: 'A4', slug: 'a4' },
    year,
  }));
  await page.addInitScript(
    (garage) => localStorage.setItem('premium-parts-vehicles', garage),
    JSON.stringify({ vehicles, active: 'audi/a4/2008' }),
  );
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  await hero.getByLabel('Marka').selectOption({ label: 'Volkswagen' });
  await chooseVehicle(hero);
  const box = page.getByRole('checkbox', { name: /^Sačuvano je 5 vozila/ });
  await expect(box).not.toBeChecked();
  await expect(box).toBeDisabled();
  await hero.getByRole('button').click();
  await expect(page).toHaveURL('/volkswagen/golf/2006');
  const kept = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('premium-parts-vehicles')!) as { vehicles: object[] }).vehicles,
  );
  expect(kept).toEqual(vehicles);
});
