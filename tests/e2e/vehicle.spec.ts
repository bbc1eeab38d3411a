import type { Page } from '@playwright/test';
import type { ListAnswer } from '#src/domain/product-list/product-list.ts';
import { axe } from './accessibility.ts';
import { givenVehicle } from './given-vehicle.ts';
import { expect, test } from './shop-test.ts';

type Shift = { value: number; sources: { previousRect: DOMRect; currentRect: DOMRect }[] };

const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Moje vozilo/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Moje vozilo' });

async function choose(place: ReturnType<Page['locator']>): Promise<void> {
  await place.getByLabel('Marka').focus();
  await place.getByLabel('Marka').selectOption({ label: 'Volkswagen' });
  await place.getByLabel('Model', { exact: true }).selectOption({ label: 'Golf' });
  await place.getByLabel('Godina').selectOption('2006');
}

test('the hero leads from brand over model and year to the parts, and remembers the vehicle', async ({
  page,
}) => {
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
  await choose(hero);
  await expect(button).toHaveText(/^Prikaži \d+ di(o|jela|jelova)$/);
  await expect(page.getByRole('img', { name: /Vaše vozilo: 2006/ })).toBeVisible();
  const count = /\d+/.exec((await button.textContent())!)![0];

  await button.click();
  await expect(page).toHaveURL('/volkswagen/golf/2006');
  await expect(page.getByText(`od ${count} proizvoda`)).toBeVisible();
  await expect(chip(page)).toContainText('Volkswagen Golf · 2006');
});

test('what the shop answers at the hero is there when the vehicle’s page opens', async ({
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
  await choose(hero);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('premium-parts-hand-over')))
    .toContain('/volkswagen/golf/2006');
  await hero.getByRole('button').click();
  await expect(page).toHaveURL('/volkswagen/golf/2006');
  await expect(page.getByText(`od ${answer.total - 1} proizvoda`)).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(parts[0]!.name);
  expect(calls).toEqual([shopUrl + asked]);
});

test('the page of a model puts the needle at one’s own car of it', async ({ page }) => {
  await givenVehicle(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/audi/a4');
  await expect(
    page.getByRole('img', { name: /Audi A4: godine proizvodnje.*Vaše vozilo: 2008/ }),
  ).toBeVisible();
  await page.goto('/audi/a6');
  await expect(page.getByRole('img', { name: /Audi A6: godine proizvodnje/ })).not.toHaveAccessibleName(
    /Vaše/,
  );
});

test('another brand takes back model and year', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  await choose(hero);
  await hero.getByLabel('Marka').selectOption({ label: 'Audi' });
  await expect(hero.getByLabel('Model')).toHaveValue('');
  await expect(hero.getByLabel('Godina')).toBeDisabled();
  await expect(hero.getByRole('button')).toBeDisabled();
});

test('a visitor who does not want it is not remembered', async ({ page }) => {
  await page.goto('/');
  await choose(page.getByRole('form', { name: 'Odabir vozila' }));
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

test('the saved vehicle stands in the hero and in the header', async ({ page }) => {
  await givenVehicle(page);
  await page.goto('/');
  await expect(chip(page)).toContainText('Audi A4 · 2008');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  await expect(hero.getByLabel('Model')).toHaveValue('a4');
  await hero.getByRole('button').click();
  await expect(page).toHaveURL('/audi/a4/2008');
});

test('what is chosen in the hero before its script is there stays, and an open list keeps its options', async ({
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
  await fit.getByRole('link', { name: 'Dijelovi koji odgovaraju' }).click();
  await expect(page).toHaveURL('/audi/a4/2008');
});

test('an answered question decides, and what the part is for is said where it does not fit', async ({
  page,
}) => {
  await givenVehicle(page, { generation: 'B8' });
  await page.goto('/audi/a4');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Odgovara: Audi A4 2008' }).first()).toBeVisible();
  await expect(cards.filter({ hasText: 'Ne odgovara: za B7 (2004–2008)' }).first()).toBeVisible();
});

test('a part asks what it depends on, once, and the answer is kept', async ({ page }) => {
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

test('the editor adds, switches and removes vehicles, and gives the focus back', async ({ page }) => {
  await page.goto('/svi-proizvodi');
  await chip(page).click();
  await expect(dialog(page)).toBeVisible();
  await choose(dialog(page));
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
  await dialog(page).getByRole('button', { name: 'Ukloni Volkswagen Golf 2006' }).click();
  await expect(chip(page)).toContainText('Audi A4 · 2008');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(chip(page)).toBeFocused();
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
  await dialog(page).getByRole('button', { name: 'Ukloni Volkswagen Golf 2005' }).click();
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

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero asks for a brand and leads to its models', async ({ page }) => {
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
