import type { Locator, Page } from '@playwright/test';
import { axe } from './setup/accessibility.ts';
import { chooseVehicle } from './setup/choose-vehicle.ts';
import { givenVehicle } from './setup/given-vehicle.ts';
import { expect, test } from './setup/shop-test.ts';

const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Moje vozilo/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Moje vozilo' });

/** A visitor with an Audi and a Golf, of which the Golf is active. */
const givenGarage = (page: Page) =>
  page.addInitScript(() => {
    const vehicle = (make: string, slug: string, model: string, year: number) => ({
      manufacturer: { name: make, slug },
      model: { name: model, slug: model.toLowerCase() },
      year,
    });
    const vehicles = [vehicle('Audi', 'audi', 'A4', 2008), vehicle('Volkswagen', 'volkswagen', 'Golf', 2006)];
    localStorage.setItem(
      'premium-parts-vehicles',
      JSON.stringify({ vehicles, active: 'volkswagen/golf/2006' }),
    );
  });

test('the saved vehicles stay in their places when another one with more questions is chosen', async ({
  page,
}) => {
  await givenGarage(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/katalog');
  await chip(page).click();
  const row = dialog(page).getByText('Audi A4 2008', { exact: true });
  const before = await row.boundingBox();
  await row.click();
  await expect(dialog(page).getByText('B7 ili B8?')).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
});

test('the editor adds, switches and removes vehicles, and returns the focus', async ({ page }) => {
  await page.goto('/svi-proizvodi');
  await chip(page).click();
  await expect(dialog(page)).toBeVisible();
  await chooseVehicle(dialog(page));
  await dialog(page).getByRole('button', { name: 'Sačuvaj vozilo' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(chip(page)).toContainText('Volkswagen Golf · 2006');
  await expect(page.getByText('Vaše vozilo: Volkswagen Golf 2006')).toBeVisible();
  await expect(chip(page)).toBeFocused();

  await chip(page).press('Enter');
  await dialog(page).getByLabel('Marka').selectOption({ label: 'Audi' });
  await dialog(page).getByLabel('Model', { exact: true }).selectOption({ label: 'A4' });
  await dialog(page).getByLabel('Godina').selectOption('2008');
  await dialog(page).getByRole('button', { name: 'Dodaj vozilo' }).click();
  await expect(chip(page)).toContainText('Audi A4 · 2008');

  await chip(page).press('Enter');
  await dialog(page).getByLabel('Volkswagen Golf 2006', { exact: true }).check();
  await expect(chip(page)).toContainText('Volkswagen Golf · 2006');
  await dialog(page).getByRole('button', { name: 'Ukloni: Volkswagen Golf 2006' }).click();
  await expect(chip(page)).toContainText('Audi A4 · 2008');
  await expect(dialog(page)).toContainText('Uklonjeno: Volkswagen Golf 2006');
  await dialog(page).getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect(chip(page)).toContainText('Volkswagen Golf · 2006');
  await expect(dialog(page).getByRole('radio')).toHaveCount(2);
  await dialog(page).getByRole('button', { name: 'Ukloni: Volkswagen Golf 2006' }).click();
  await expect(chip(page)).toContainText('Audi A4 · 2008');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(chip(page)).toBeFocused();
});

test('Back closes the editor, and leaves the page and what was chosen in its filters as they are', async ({
  page,
}) => {
  await givenVehicle(page);
  await page.goto('/katalog');
  await page.goto('/svi-proizvodi');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByText('Filteri', { exact: true }).filter({ visible: true }).click();
  await page.getByLabel('Marka vozila').selectOption('BMW');
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await chip(page).click();
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/svi-proizvodi');
    await expect(page.getByLabel('Marka vozila')).toHaveValue('BMW');
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  }
  await chip(page).click();
  await dialog(page)
    .getByRole('link', { name: /Audi A4 2008/ })
    .click();
  await expect(page).toHaveURL('/audi/a4/2008');
  await page.goBack();
  await expect(page).toHaveURL('/svi-proizvodi');
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/katalog');
});

test('a second press while the editor loads opens no second one', async ({ page }) => {
  await page.goto('/svi-proizvodi');
  await chip(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(dialog(page)).toBeVisible();
  await chooseVehicle(dialog(page));
  await expect(page.locator('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('vehicles that could not be loaded are loaded by a press, and the questions come with them', async ({
  page,
}) => {
  await givenVehicle(page);
  await page.route('**/data/vozila.json', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto('/svi-proizvodi');
  await chip(page).click();
  const failure = dialog(page).getByRole('alert');
  await expect(failure).toContainText('Vozila se ne mogu učitati');
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const secondFailure = page.waitForResponse('**/data/vozila.json');
  await failure.getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await secondFailure;
  await expect(failure).toContainText('Vozila se ne mogu učitati');
  await page.unroute('**/data/vozila.json');
  await failure.getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await expect(failure).toBeHidden();
  await expect(dialog(page).getByLabel('Marka')).toBeFocused();
  await expect(dialog(page).getByRole('group', { name: 'B7 ili B8?' })).toBeVisible();
  await chooseVehicle(dialog(page));
});

test('five vehicles can be saved; with them the editor says what to do for a sixth', async ({ page }) => {
  await page.goto('/svi-proizvodi');
  for (const year of ['2004', '2005', '2006', '2007', '2008']) {
    await chip(page).click();
    await dialog(page).getByLabel('Marka').selectOption({ label: 'Volkswagen' });
    await dialog(page).getByLabel('Model', { exact: true }).selectOption({ label: 'Golf' });
    await dialog(page).getByLabel('Godina').selectOption(year);
    await dialog(page)
      .getByRole('button', { name: /^(?:Sačuvaj|Dodaj) vozilo$/ })
      .click();
    await expect(chip(page)).toContainText(`Volkswagen Golf · ${year}`);
  }
  await chip(page).click();
  const full = dialog(page).getByText('Sačuvano je 5 vozila. Uklonite jedno da dodate novo.');
  await expect(full).toBeVisible();
  await expect(dialog(page).getByLabel('Marka')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Ukloni: Volkswagen Golf 2005' }).click();
  await expect(full).toHaveCount(0);
  await expect(dialog(page).getByLabel('Marka')).toBeEnabled();
});

test('the editor is accessible on a phone', async ({ page }) => {
  await givenVehicle(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/svi-proizvodi');
  await chip(page).click();
  await expect(dialog(page).getByLabel('Audi A4 2008', { exact: true })).toBeChecked();
  await expect(dialog(page).getByLabel('Marka')).toBeEnabled();
  const { violations } = await axe(page).include('dialog').analyze();
  expect(violations.map((v) => v.id)).toEqual([]);
});

test('at the end of the editor on a phone no toast covers the button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await givenGarage(page);
  await page.goto('/katalog');
  await chip(page).click();
  await dialog(page).getByRole('button', { name: 'Ukloni: Volkswagen Golf 2006' }).click();
  const toast = dialog(page).getByText('Uklonjeno: Volkswagen Golf 2006');
  await expect(toast).toBeVisible();
  await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const box = async (part: Locator) => (await part.boundingBox())!;
  const button = await box(dialog(page).getByRole('button', { name: 'Dodaj vozilo' }));
  expect((await box(toast)).y).toBeGreaterThan(button.y + button.height);
});

test('on a phone a long vehicle is named whole in the editor, within its edges', async ({ page }) => {
  await givenVehicle(page, {
    manufacturer: { name: 'Land Rover / Range Rover', slug: 'land-rover' },
    model: { name: 'Discovery Sport', slug: 'discovery-sport' },
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/svi-proizvodi');
  await chip(page).click();
  const name = dialog(page).getByText('Land Rover / Range Rover Discovery Sport 2008', { exact: true });
  await expect(name).toBeVisible();
  const [whole, inside] = await name.evaluate((element) => {
    const group = element.closest('fieldset')!.getBoundingClientRect();
    const model = document.querySelector('dialog[open] select')!.getBoundingClientRect();
    return [element.scrollWidth <= element.clientWidth, group.right <= model.right + 0.5];
  });
  expect([whole, inside]).toEqual([true, true]);
});
