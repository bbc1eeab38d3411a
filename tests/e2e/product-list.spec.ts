import { axe } from './setup/accessibility.ts';
import { givenVehicle } from './setup/given-vehicle.ts';
import { apply, chip, count, filtered, names, numberIn, open } from './setup/product-list-page.ts';
import { expect, test } from './setup/shop-test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('chosen filters change nothing until they are applied, and the button shows the count before', async ({
  page,
}) => {
  await open(page, '/svi-proizvodi');
  const before = await names(page);
  await expect(page.getByLabel('Model vozila')).toBeDisabled();
  await page.getByLabel('Marka vozila').selectOption('Volkswagen');
  await page.getByLabel('Model vozila').selectOption('Golf');
  await expect(apply(page)).toHaveText(/\(\d+\)/);
  expect(await names(page)).toEqual(before);
  const promised = numberIn(await apply(page).textContent());
  await apply(page).click();
  await filtered(page, /\?marka=volkswagen&model=golf$/);
  await expect(count(page)).toHaveText(`Prikazano 1-20 od ${promised} proizvoda`);
  await expect(chip(page, 'Volkswagen Golf')).toBeVisible();
  await expect(page.getByText('1 aktivan')).toBeVisible();
  await page.getByLabel('Marka vozila').selectOption('Audi');
  await expect(page.getByLabel('Model vozila')).toHaveValue('all');
});

test('another order leaves the count of filters that are not applied yet', async ({ page }) => {
  await open(page, '/svi-proizvodi');
  await page.getByLabel('Marka vozila').selectOption('Audi');
  await expect(apply(page)).toHaveText(/\(\d+\)/);
  const promised = numberIn(await apply(page).textContent());
  await page.getByLabel('Sortiraj').selectOption({ index: 1 });
  await filtered(page, /\?sortiraj=/);
  await expect(apply(page)).toHaveText(/\(\d+\)/);
  expect(numberIn(await apply(page).textContent())).toBe(promised);
});

test('filters applied before the script has loaded are applied in place afterwards', async ({ page }) => {
  const wire = Promise.withResolvers<undefined>();
  await page.route(/\/_astro\/react\..*\.js$/, async (route) => {
    await wire.promise;
    await route.continue();
  });
  await page.goto('/svi-proizvodi');
  const pages: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && pages.push(request.url()));
  await page.getByLabel('Marka vozila').selectOption('Audi');
  await apply(page).click();
  wire.resolve(undefined);
  await filtered(page, /\?marka=audi$/);
  await expect(chip(page, 'Audi')).toBeVisible();
  expect(pages).toEqual([]);
});

test('what was typed and chosen before the script has loaded stays and is counted', async ({ page }) => {
  const wire = Promise.withResolvers<undefined>();
  await page.route(/\/_astro\/react\..*\.js$/, async (route) => {
    await wire.promise;
    await route.continue();
  });
  await page.goto('/audi/a4');
  await page.getByLabel('Kategorija').selectOption({ index: 1 });
  const category = await page.getByLabel('Kategorija').inputValue();
  await page.getByLabel('Stanje').selectOption({ index: 1 });
  const condition = await page.getByLabel('Stanje').inputValue();
  await page.getByLabel('Godina od').pressSequentially('20');
  wire.resolve(undefined);
  await expect(apply(page)).toHaveText(/\(\d+\)/);
  await expect(page.getByLabel('Kategorija')).toHaveValue(category);
  await expect(page.getByLabel('Stanje')).toHaveValue(condition);
  await expect(page.getByLabel('Godina od')).toHaveValue('20');
  await page.getByLabel('Godina od').pressSequentially('04');
  await apply(page).click();
  await filtered(page, /\/audi\/a4\?kategorija=[a-z-]+&stanje=[a-z]+&od=2004$/);
});

test('what was chosen before the script has loaded is not overwritten by the filters of the address', async ({
  page,
}) => {
  const wire = Promise.withResolvers<undefined>();
  await page.route(/\/_astro\/react\..*\.js$/, async (route) => {
    await wire.promise;
    await route.continue();
  });
  await page.goto('/svi-proizvodi?marka=audi');
  await page.getByLabel('Godina do').fill('2010');
  wire.resolve(undefined);
  await filtered(page, /marka=audi$/);
  await expect(page.getByLabel('Marka vozila')).toHaveValue('Audi');
  await expect(page.getByLabel('Godina do')).toHaveValue('2010');
});

test('years out of range are corrected, those of two digits completed, and reversed years are swapped', async ({
  page,
}) => {
  await open(page, '/audi/a4');
  await page.getByLabel('Godina od').fill('1850');
  await page.getByLabel('Godina od').blur();
  await expect(page.getByLabel('Godina od')).toHaveValue('1990');
  await expect(page.getByText(/Godina je pomjerena u raspon 1990–/)).toBeVisible();
  await page.getByLabel('Godina od').fill('05');
  await page.getByLabel('Godina od').blur();
  await expect(page.getByLabel('Godina od')).toHaveValue('2005');
  await expect(page.getByText('Godina je pomjerena')).toBeHidden();
  await page.getByLabel('Godina od').fill('2010');
  await page.getByLabel('Godina do').fill('2006');
  await apply(page).click();
  await filtered(page, /\/audi\/a4\?od=2006&do=2010$/);
  await expect(page.getByText('Godine su zamijenjene: od manje do veće.')).toBeVisible();
  await expect(chip(page, '2006–2010')).toBeVisible();
  await expect(page.getByLabel('Godina od')).toHaveValue('2006');
});

test('at 1024 px the tools of a list are in one line, and no card cuts its fit line', async ({ page }) => {
  await givenVehicle(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, '/svi-proizvodi?marka=volkswagen');
  await filtered(page, /marka=volkswagen$/);
  await expect(page.getByRole('switch')).toBeVisible();
  const lines = await count(page).evaluate((line) => {
    const words = document.createRange();
    words.selectNodeContents(line);
    return new Set(Array.from(words.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
  });
  expect(lines).toBe(1);
  const fit = page.getByText('Ne odgovara vašem vozilu').first();
  await expect(fit).toBeVisible();
  expect(await fit.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
});

test('a category says how many of its products match, and when none do', async ({ page }) => {
  await open(page, '/kategorija/branici');
  const [, all] = /od ([\d.]+)/.exec((await count(page).textContent()) ?? '') ?? [];
  await page.getByLabel('Marka vozila').selectOption('Audi');
  await expect(apply(page)).toHaveText(/\(\d+\)/);
  const matches = numberIn(await apply(page).textContent());
  await apply(page).click();
  await filtered(page, /marka=audi$/);
  await expect(count(page)).toContainText(`od ${matches} proizvoda`);
  await page.getByLabel('Godina od').fill('1990');
  await page.getByLabel('Godina do').fill('1990');
  await expect(apply(page)).toHaveText('Primijeni filtere (0)');
  await expect(page.getByText('Nema proizvoda za ovaj izbor.')).toBeVisible();
  await apply(page).click();
  const empty = 'Nema proizvoda koji odgovaraju odabranim filterima.';
  await expect(page.getByRole('heading', { name: empty })).toBeVisible();
  await expect(count(page)).toHaveText(empty);
  const { violations } = await axe(page).analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`)).toEqual([]);
  await page.locator('[data-list]').getByRole('button', { name: 'Obriši sve filtere' }).click();
  await filtered(page, /\/kategorija\/branici$/);
  await expect(count(page)).toContainText(`od ${all} proizvoda`);
});

test('names sort in Bosnian order, across pages', async ({ page }) => {
  await open(page, '/audi/a4');
  await page.getByLabel('Sortiraj:').selectOption('Naziv A–Ž');
  await filtered(page, /\?sortiraj=naziv$/);
  const first = await names(page);
  await page.getByRole('link', { name: 'Sljedeća stranica' }).click();
  await filtered(page, /\?sortiraj=naziv&page=2$/);
  await expect(count(page)).toContainText('Prikazano 21-');
  const sorted = [...first, ...(await names(page))];
  expect(sorted.length).toBeGreaterThan(first.length);
  expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('hr').compare));
});

test('a tuning list is ordered by price, both ways; products without a price come last', async ({ page }) => {
  await open(page, '/tuning/felge');
  await page.getByLabel('Sortiraj:').selectOption('Cijena: niža prvo');
  await filtered(page, /\?sortiraj=cijena$/);
  const prices = async () => {
    const texts = await page.getByRole('article').locator('.card__p').allTextContents();
    return texts.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')));
  };
  const rising = await prices();
  expect(rising.length).toBeGreaterThan(2);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  await page.getByLabel('Sortiraj:').selectOption('Cijena: viša prvo');
  await filtered(page, /\?sortiraj=cijena-visa$/);
  const falling = await prices();
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  expect(falling[0]).toBeGreaterThanOrEqual(rising.at(-1)!);
});

test('only the latest request is answered', async ({ page }) => {
  let held = 0;
  // Never answered, so only an abort ends it.
  await page.route('**/api/shop/products?**manufacturer=audi**', () => {
    held++;
  });
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('=audi'));
  await open(page, '/svi-proizvodi');
  await page.getByLabel('Marka vozila').selectOption('Audi');
  await expect.poll(() => held).toBe(1);
  await page.getByLabel('Marka vozila').selectOption('BMW');
  await givenUp;
  await expect(apply(page)).toHaveText(/\(\d+\)/);
  const bmw = await apply(page).textContent();
  await apply(page).click();
  await filtered(page, /marka=bmw$/);
  await expect(count(page)).toContainText(`od ${numberIn(bmw)} proizvoda`);
});

test('a value that changes without a touch loads the filters too', async ({ page }) => {
  await page.goto('/svi-proizvodi');
  // Sets the value without a pointer, as assistive technology and form fillers do.
  await page.getByLabel('Marka vozila').evaluate((select) => {
    (select as HTMLSelectElement).value = 'Audi';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(apply(page)).toHaveText(/\(\d+\)/);
  await expect(page.getByLabel('Model vozila')).toBeEnabled();
});

test('by keyboard alone a visitor filters, turns a page and clears', async ({ page }) => {
  await page.goto('/svi-proizvodi');
  await page.getByLabel('Marka vozila').focus();
  await page.keyboard.type('Audi');
  await expect(page.getByLabel('Model vozila')).toBeEnabled();
  await page.getByLabel('Godina od').focus();
  await page.keyboard.type('2003');
  await page.keyboard.press('Enter');
  await filtered(page, /\?marka=audi&od=2003$/);
  await page.getByRole('link', { name: 'Stranica 2' }).focus();
  await page.keyboard.press('Enter');
  await filtered(page, /&page=2$/);
  await expect(count(page)).toBeFocused();
  await chip(page, 'od 2003').focus();
  await page.keyboard.press('Enter');
  await filtered(page, /\?marka=audi$/);
  await expect(chip(page, 'Audi')).toBeFocused();
  await page.keyboard.press('Enter');
  await filtered(page, /\/svi-proizvodi$/);
  await expect(count(page)).toBeFocused();
});
