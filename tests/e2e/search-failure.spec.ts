import type { Page } from '@playwright/test';
import { parseMoney } from '#src/domain/money.ts';
import { axe } from './setup/accessibility.ts';
import { givenVehicle } from './setup/given-vehicle.ts';
import { count, ready } from './setup/search-page.ts';
import { expect, plainTest as test } from './setup/shop-test.ts';

// The browser itself logs the calls that fail here, so its messages are not checked.

const cutOff = (page: Page, ...paths: string[]) =>
  Promise.all(paths.map((path) => page.route(`**${path}*`, (route) => route.abort())));

/** The function's answer when the database is down: the page without results. */
async function withoutResults(page: Page) {
  await page.route(
    ({ pathname }) => pathname === '/search',
    async (route) => {
      const shell = await (await fetch(`${process.env['SHOP_URL']}/rezerva/pretraga`)).text();
      const waiting = shell
        .replace('~list~', '<div class="sp__cards" data-waiting></div>')
        .replaceAll(/~[a-z]+~/g, '');
      await route.fulfill({ body: waiting, contentType: 'text/html; charset=utf-8' });
    },
  );
}

test('without a response the box keeps the suggestions of its file and shows no error', async ({ page }) => {
  await cutOff(page, '/api/shop/search');
  await page.goto('/o-nama');
  const failed = page.waitForEvent('requestfailed');
  await page.locator('header input[name=q]').click();
  await page.keyboard.type('golf');
  await failed;
  await expect(page.getByText('Pretraživanje...')).toHaveCount(0);
  await expect(page.getByRole('option').first()).toContainText('Volkswagen Golf');
  await expect(page.getByRole('option').last()).toHaveText('Prikaži sve rezultate za "golf"');
});

test('without a response and without a suggestion the box closes', async ({ page }) => {
  await cutOff(page, '/api/shop/search', '/data/pretraga.json');
  await page.goto('/o-nama');
  await page.locator('header input[name=q]').click();
  const box = page.getByRole('banner').getByRole('combobox');
  await expect(box).toBeVisible();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/shop/search'));
  await page.keyboard.type('golf');
  await failed;
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('without a response the page searches the saved list and says so, until the shop responds', async ({
  page,
}) => {
  await cutOff(page, '/api/shop/search');
  await withoutResults(page);
  await page.goto('/search?q=lijevi+far+vw+golf');
  await expect(page.getByText('Pretraga trenutno nije dostupna')).toBeVisible();
  await expect(count(page)).toHaveText(/^Pronađen/);
  await expect(page.getByRole('article').first()).toContainText(/far/i);
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.unroute('**/api/shop/search*');
  await page.getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await expect(page.getByText('Pretraga trenutno nije dostupna')).toHaveCount(0);
  await expect(count(page)).toHaveText(/^Pronađen/);
});

test('a mistyped word is found in the saved list too', async ({ page }) => {
  await cutOff(page, '/api/shop/search');
  await withoutResults(page);
  await page.goto('/search?q=retrovzor+golf');
  await expect(page.getByRole('article').first()).toContainText(/retrovizor/i);
});

test('the saved list is narrowed by condition, too', async ({ page }) => {
  await cutOff(page, '/api/shop/search');
  await withoutResults(page);
  await page.goto('/search?q=far&stanje=polovno');
  await expect(page.getByRole('article').first()).toContainText('Polovno');
  const used = page.getByRole('navigation', { name: 'Stanje' }).getByRole('link', { name: /^Polovno/ });
  const number = /\d+/.exec(await used.innerText())?.[0] ?? '';
  await expect(count(page)).toHaveText(new RegExp(`^Pronađeno ${number} `));
});

test('the saved list is narrowed by the price in the text, too', async ({ page }) => {
  await cutOff(page, '/api/shop/search');
  await withoutResults(page);
  await page.goto('/search?q=felge+do+900+KM');
  await expect(page.getByText('s cijenom do 900,00 KM')).toBeVisible();
  const prices = await page
    .getByRole('article')
    .getByText(/\d KM$/)
    .allInnerTexts();
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(parseMoney(price)).toBeLessThanOrEqual(900_00);
});

test('without a list and a response the results are cleared and no message is shown', async ({ page }) => {
  await page.goto('/search?q=golf');
  await ready(page);
  await cutOff(page, '/api/shop/search', '/data/proizvodi.json');
  await page.getByRole('link', { name: /^Model/ }).click();
  await expect(count(page)).toHaveText('Nema rezultata za "golf" u kategoriji Model');
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('while the page waits for a response, placeholders keep the space of the cards', async ({ page }) => {
  await page.goto('/search?q=golf');
  await ready(page);
  await page.route('**/api/shop/search*', () => {});
  const before = await page.locator('[data-list]').boundingBox();
  await page.getByRole('link', { name: /^Proizvod/ }).click();
  await expect(count(page)).toHaveText('Pretraživanje...');
  await expect(page.locator('[data-list]')).toHaveAttribute('aria-busy', 'true');
  expect(await page.locator('[data-list]').boundingBox()).toEqual(before);
});

for (const moment of ['before', 'after'])
  test(`an order that is chosen ${moment} the page's script has failed is applied by the browser`, async ({
    page,
  }) => {
    const isEarly = moment === 'before';
    let fail = () => {};
    await page.route('**/_astro/take-over*.js', async (route) => {
      if (isEarly) await new Promise<void>((resolve) => (fail = resolve));
      await route.abort();
    });
    await page.goto('/search?q=golf&tip=model');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('take-over'));
    const sort = page.getByLabel('Sortiraj:');
    await sort.hover();
    if (!isEarly) await failed;
    await sort.selectOption('Naziv A–Ž');
    fail();
    await expect(page).toHaveURL(/\/search\?(?=.*q=golf)(?=.*tip=model)(?=.*sortiraj=naziv)/);
    await expect(sort.locator('option:checked')).toHaveText('Naziv A–Ž');
  });

for (const moment of ['before', 'after'])
  test(`the switch of the saved vehicle that is pressed ${moment} the page's script has failed shows its parts`, async ({
    page,
  }) => {
    const isEarly = moment === 'before';
    let fail = () => {};
    await page.route('**/_astro/take-over*.js', async (route) => {
      if (isEarly) await new Promise<void>((resolve) => (fail = resolve));
      await route.abort();
    });
    await givenVehicle(page);
    await page.goto('/search?q=far&page=2', { waitUntil: 'networkidle' });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('take-over'));
    const mine = page.getByRole('switch', { name: 'Samo dijelovi za moje vozilo' });
    await mine.hover();
    if (!isEarly) await failed;
    await mine.click();
    fail();
    await expect(page).toHaveURL(/\/search\?q=far&(?!.*page=).*moje=audi%2Fa4%2F2008$/);
    await expect(mine).toBeChecked();
  });
