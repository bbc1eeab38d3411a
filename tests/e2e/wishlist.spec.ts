import type { Page } from '@playwright/test';
import { axe } from './setup/accessibility.ts';
import { givenList, someProducts, storedIds, WISHLIST_KEY, type Wished } from './setup/given-list.ts';
import { givenVehicle } from './setup/given-vehicle.ts';
import { plainText } from './setup/plain-text.ts';
import { expect, test } from './setup/shop-test.ts';

const wishlistLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Moja lista želja/ });

test('a heart saves a product and changes its name, and the header shows the count', async ({ page }) => {
  await page.goto('/audi/a4');
  await expect(wishlistLink(page)).toHaveAccessibleName('Moja lista želja');
  const heart = page.getByRole('button', { name: /^Dodaj na listu želja/ }).first();
  const name = (await heart.getAttribute('aria-label'))!.replace(/^.*?: /, '');
  await heart.click();
  const pressed = page.getByRole('button', { name: `Ukloni s liste želja: ${name}` });
  await expect(pressed).toHaveAttribute('data-wished', 'true');
  await expect(wishlistLink(page)).toHaveAccessibleName('Moja lista želja, 1 proizvod');

  await page.reload();
  await expect(pressed).toHaveAttribute('data-wished', 'true');
  await page.goto('/wishlist');
  await expect(page.getByRole('main').getByText('1 proizvod', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name })).toBeVisible();
});

test('a product saved from its card is kept with name, picture, rating and years', async ({ page }) => {
  await page.goto('/audi/a4');
  await page
    .getByRole('button', { name: /^Dodaj na listu želja/ })
    .first()
    .click();
  const [stored] = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, unknown>[],
    WISHLIST_KEY,
  );
  expect(stored).toMatchObject({
    id: expect.any(Number),
    name: expect.stringMatching(/\w{3}/),
    image: expect.stringMatching(/^\/slike\//),
    rating: expect.any(Number),
    manufacturer: 'Audi',
  });
  expect((stored as { compatible_years: string[] }).compatible_years[0]).toMatch(/^\d{4}$/);
});

test('a product saved from its own page takes nothing from the cards below it', async ({ page }) => {
  await page.goto('/audi/a4');
  await page.getByRole('article').getByRole('link').first().click();
  const related = page.locator('[data-related] .card__m').first();
  await expect(related).toContainText(/\w/);
  const heart = page.locator('.gal').getByRole('button', { name: /^Dodaj na listu želja/ });
  const name = plainText(await page.getByRole('heading', { level: 1 }).innerText());
  await heart.click();
  const stored = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown,
    WISHLIST_KEY,
  );
  expect(stored).toEqual([
    expect.objectContaining({
      id: Number(new URL(page.url()).pathname.split('/').at(-1)),
      name,
      image: await page.locator('.gal img').first().getAttribute('src'),
      manufacturer: null,
      model: null,
      fits: await page.locator('.verdict').getAttribute('data-fit'),
    }),
  ]);
});

test('the badge stops at 9+ on phones and at 99+ on desktops, and its link says the full number', async ({
  page,
}) => {
  await givenList(
    page,
    Array.from({ length: 1400 }, (_, i) => i + 1),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/o-nama');
  await expect(page.getByText('9+', { exact: true })).toBeVisible();
  await expect(wishlistLink(page)).toHaveAccessibleName('Moja lista želja, 1.400 proizvoda');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText('99+', { exact: true })).toBeVisible();
});

test('clearing the list is immediate and can be undone', async ({ page, shopUrl }) => {
  const products = await someProducts(shopUrl, 3);
  await givenList(page, products);
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Obriši sve' }).click();
  await expect(page.getByText('Vaša lista želja je prazna')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Svi proizvodi' })).toBeVisible();
  expect(await storedIds(page)).toEqual([]);
  const undo = page.getByRole('button', { name: 'Vrati' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await storedIds(page)).toEqual(products.map(({ id }) => id));
});

test('a product that is no longer for sale keeps its row', async ({ page, shopUrl }) => {
  const [product] = await someProducts(shopUrl, 1);
  await givenList(page, [{ id: 99_999_999, name: 'Nestali far' }, product]);
  await page.goto('/wishlist');
  await expect(page.getByText('Više nije u ponudi')).toBeVisible();
  await expect(page.getByText('Nestali far')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nestali far' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: product!.name })).toBeVisible();
  await expect(page.getByText('Pošaljite upit za sve (1)')).toBeVisible();
});

test('the enquiry for a single product stands below it and covers nothing', async ({ page, shopUrl }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await givenList(page, await someProducts(shopUrl, 1));
  await page.goto('/wishlist');
  const card = (await page.getByRole('article').boundingBox())!;
  const contacts = (await page.getByRole('group', { name: 'Pošaljite upit za sve' }).boundingBox())!;
  expect(contacts.y).toBeGreaterThan(card.y + card.height);
});

test('a list of ids alone, as an older version may have stored it, is completed', async ({
  page,
  shopUrl,
}) => {
  const products = await someProducts(shopUrl, 2);
  await givenList(page, { items: products.map(({ id }) => id) });
  await page.goto('/wishlist');
  for (const { name } of products) await expect(page.getByRole('link', { name }).first()).toBeVisible();
});

test('two tabs show the same list', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/audi/a4');
  await other.goto('/audi/a4');
  const heart = (p: Page) => p.locator('[data-wish]').first();
  await heart(page).click();
  await expect(heart(other)).toHaveAttribute('data-wished', 'true');
  await heart(other).click();
  await expect(heart(page)).toHaveAttribute('data-wished', 'false');
});

test('saved parts say whether they fit the saved vehicle', async ({ page, shopUrl }) => {
  const answer = await fetch(`${shopUrl}/api/brand-products/audi/a4/2008`);
  const [fitting] = (await answer.json()) as Wished[];
  await givenVehicle(page);
  await givenList(page, [fitting!.id]);
  await page.goto('/wishlist');
  await expect(page.getByRole('article')).toContainText('Provjerite: ');
});

test('a filled heart on a product page says so in words', async ({ page, shopUrl }) => {
  const [product] = await someProducts(shopUrl, 1);
  await page.goto(`/proizvod/${product!.id}`);
  const heart = page.locator('.gal .heart');
  await expect(heart).toHaveAttribute('data-word', '');
  await heart.click();
  await expect(heart).toHaveAttribute('data-word', 'Na listi');
  // Without an alternative text, which Safari before 17.4 and Firefox before 128 do not understand.
  expect(await heart.evaluate((button) => getComputedStyle(button, '::before').content)).toBe('"Na listi"');
  expect((await heart.boundingBox())!.width).toBeGreaterThan(80);
});

test('a removed product returns to its position', async ({ page, shopUrl }) => {
  const products = await someProducts(shopUrl, 3);
  await givenList(page, products);
  await page.goto('/wishlist');
  const cards = page.getByRole('article');
  await cards
    .nth(1)
    .getByRole('button', { name: /^Ukloni s liste/ })
    .click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Vrati' }).click();
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(1)).toContainText(products[1]!.name);
  expect(await storedIds(page)).toEqual(products.map(({ id }) => id));
});

test('a visitor continues shopping from the list, and a card has picture, rating and years', async ({
  page,
  shopUrl,
}) => {
  const answer = await fetch(`${shopUrl}/api/brand-products/audi/a4/2008`);
  const [product] = (await answer.json()) as Wished[];
  await givenList(page, [product!.id]);
  await page.goto('/wishlist');
  const card = page.getByRole('article');
  await expect(card.getByRole('link', { name: product!.name })).toHaveAttribute(
    'href',
    `/proizvod/${product!.id}`,
  );
  await expect(card.getByRole('img', { name: /^Ocjena prodavca/ })).toBeVisible();
  await expect(card).toContainText(/(?:19|20)\d\d/);
  await expect(card.locator('.card__i img')).toHaveAttribute('src', /^\/slike\//);
  await expect(page.getByText('Čuva se samo na ovom uređaju.')).toBeVisible();
  await page.getByRole('link', { name: 'Nastavi kupovinu' }).click();
  await expect(page).toHaveURL('/svi-proizvodi');
});

test('an empty list says how to fill it and links to products and catalogue', async ({ page }) => {
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'Vaša lista želja je prazna' })).toBeVisible();
  await expect(page.getByText(/^Dodirnite srce na proizvodu/)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Svi proizvodi' })).toHaveAttribute('href', '/svi-proizvodi');
  await expect(main.getByRole('link', { name: 'Otvorite katalog' })).toHaveAttribute('href', '/katalog');
  // With an empty list there is nothing to clear or send.
  await expect(page.getByRole('button', { name: 'Obriši sve' })).toHaveCount(0);
});

test('where the browser stores nothing, hearts work while the page is open, without a message', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/audi/a4');
  const heart = page.locator('[data-wish]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('data-wished', 'true');
  await expect(wishlistLink(page)).toHaveAccessibleName('Moja lista želja, 1 proizvod');
  await expect(page.getByRole('region', { name: 'Obavještenja' }).getByRole('paragraph')).toHaveCount(0);
});

test('the list is accessible, filled and empty', async ({ page, shopUrl }) => {
  await givenList(page, await someProducts(shopUrl, 4));
  await page.goto('/wishlist');
  await expect(page.getByRole('article')).toHaveCount(4);
  const violations = async () => (await axe(page).analyze()).violations.map((v) => v.id);
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Obriši sve' }).click();
  await expect(page.getByRole('button', { name: 'Vrati' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the list says that it needs JavaScript, not that it is empty', async ({ page }) => {
    await page.goto('/wishlist');
    const heading = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(heading).toHaveText('Za listu želja treba biti uključen JavaScript.');
    await expect(page.getByText('Učitavanje...')).toBeHidden();
  });
});
