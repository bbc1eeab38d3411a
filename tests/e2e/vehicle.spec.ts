import type { Locator, Page } from '@playwright/test';
import { axe } from './setup/accessibility.ts';
import { chooseVehicle } from './setup/choose-vehicle.ts';
import { givenVehicle } from './setup/given-vehicle.ts';
import { style } from './setup/painted.ts';
import { expect, test } from './setup/shop-test.ts';

type Shift = { value: number; sources: { previousRect: DOMRect; currentRect: DOMRect }[] };

const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Moje vozilo/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Moje vozilo' });

test('the page of a model puts the needle at the saved vehicle’s year', async ({ page }) => {
  await givenVehicle(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/audi/a4');
  const years = page.getByRole('navigation', { name: 'Godište' });
  await expect(years).toHaveCount(1);
  await expect(page.getByRole('main').locator('[data-year-scale]')).toHaveCount(0);
  const own = years.getByRole('link', { name: '2008' });
  await expect(own).toHaveAccessibleDescription('Vaše vozilo');
  const tick = (link: Locator) => style(link, 'background-color', '::before');
  expect(await tick(own)).not.toBe(await tick(years.getByRole('link', { name: '2007' })));
  await page.goto('/audi/a6');
  await expect(years.getByRole('link', { name: '2008' })).not.toHaveAccessibleDescription('Vaše vozilo');
});

test('parts say whether they fit the saved vehicle, in words, and nothing shifts', async ({ page }) => {
  await givenVehicle(page);
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      // Web fonts shift words horizontally; what the script paints could only shift content down.
      for (const { value, sources } of list.getEntries() as unknown as Shift[])
        if (sources.some(({ previousRect: a, currentRect: b }) => a.y !== b.y || a.height !== b.height))
          (window as unknown as { shifted: number }).shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/audi/a4/2008');
  const cards = page.getByRole('article');
  // An A4 of that year is a B7 or a B8.
  await expect(cards.filter({ hasText: /Provjerite: B[78]/ })).toHaveCount(await cards.count());
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);

  await page.goto('/volkswagen/golf/2006');
  await expect(page.getByText('Ne odgovara vašem vozilu').first()).toBeVisible();
  await page.getByRole('article').filter({ hasText: 'Ne odgovara' }).first().getByRole('link').click();
  const fit = page.locator('.verdict');
  await expect(fit.getByText('Ne odgovara vašem vozilu')).toBeVisible();
  const other = fit.getByRole('link', { name: 'Dijelovi koji odgovaraju' });
  expect((await other.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await other.click();
  await expect(page).toHaveURL('/audi/a4/2008');
});

test('the saved vehicles stay in their places when another one with more questions is chosen', async ({
  page,
}) => {
  await page.addInitScript(() => {
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
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/katalog');
  await chip(page).click();
  const row = dialog(page).getByText('Audi A4 2008', { exact: true });
  const before = await row.boundingBox();
  await row.click();
  await expect(dialog(page).getByText('B7 ili B8?')).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
});

test('an answered question decides the fit, and a part that does not fit says what it is for', async ({
  page,
}) => {
  await givenVehicle(page, { generation: 'B8' });
  await page.goto('/audi/a4');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Odgovara: Audi A4 2008' }).first()).toBeVisible();
  await expect(cards.filter({ hasText: 'Ne odgovara: za B7 (2004–2008)' }).first()).toBeVisible();
});

test('a part asks once for the fact that it depends on, and the answer is kept', async ({ page }) => {
  await givenVehicle(page);
  await page.goto('/audi/a4/2008');
  const part = page.getByRole('article').filter({ hasText: 'Branik zadnji, za farbanje (karavan' });
  await expect(part).toContainText('Provjerite: B8 / karavan');
  await part.getByRole('link').click();
  const verdict = page.locator('.verdict');
  await expect(verdict).toContainText('Odgovara godini. Provjerite: B8 / karavan');
  await verdict.getByText('Dopunite vozilo').click();
  const questions = dialog(page).getByRole('group', { name: 'B7 ili B8?' });
  await expect(dialog(page).getByText('8K za B8')).toBeVisible();
  await expect(dialog(page).getByLabel('Motor', { exact: true })).toBeHidden();
  await questions.getByLabel('B8').check();
  await expect(verdict).toContainText('Provjerite: karavan');
  await dialog(page).getByLabel('Karoserija').selectOption('karavan');
  await dialog(page).getByRole('button', { name: 'Zatvori' }).click();
  await expect(verdict).toHaveText('Odgovara: Audi A4 2008');
  await page.reload();
  await expect(verdict).toHaveText('Odgovara: Audi A4 2008');
  await chip(page).click();
  await questions.getByLabel('B7').check();
  await page.keyboard.press('Escape');
  await expect(verdict).toContainText('Ne odgovara: za B8 (2007–2011)');
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
