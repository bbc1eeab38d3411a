import { style } from './setup/painted.ts';
import { expect, test } from './setup/shop-test.ts';

test('the catalogue names every brand in capitals and links its page', async ({ page, shopUrl }) => {
  const brands = (await (await fetch(`${shopUrl}/api/manufacturers`)).json()) as {
    name: string;
    slug: string;
  }[];
  await page.goto('/katalog');
  await expect(page.getByRole('navigation', { name: 'Putanja' })).toContainText('Početna');
  for (const { slug, name } of brands) {
    const words = slug === 'land-rover' ? 'LAND ROVER / RANGE ROVER' : name.toLocaleUpperCase('hr');
    const card = page.getByRole('main').locator(`a[href="/${slug}"]`);
    await expect(card).toContainText(words);
    await expect(card).toContainText(/\d model/);
  }
  await expect(page.getByRole('main').getByText('ŠKODA', { exact: true })).toBeVisible();
});

test('a brand lists its models with links; those without parts say so and come last', async ({ page }) => {
  await page.goto('/alfa-romeo');
  await expect(page.getByRole('navigation', { name: 'Putanja' })).toHaveText(/Početna.*Katalog.*Alfa Romeo/s);
  const models = page.locator('.mdls li:not(:last-child) a');
  const hrefs = await models.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !/^\/alfa-romeo\/[a-z0-9-]+$/.test(href))).toEqual([]);
  const isEmpty = (await models.allTextContents()).map((text) => text.includes('Trenutno bez dijelova'));
  expect(isEmpty).toContain(true);
  expect(isEmpty.indexOf(true)).toBe(isEmpty.filter((empty) => !empty).length);
  await page.getByRole('link', { name: 'Nema vašeg modela?' }).click();
  await expect(page.getByLabel('Vozilo')).toHaveValue('Alfa Romeo');
});

test('the last row of the catalogue is full, whatever the number of brands', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/katalog');
    const list = await page.locator('.mdls').boundingBox();
    const last = await page.getByRole('link', { name: 'Nema vaše marke?' }).boundingBox();
    expect(Math.round(last!.x + last!.width)).toBe(Math.round(list!.x + list!.width));
  }
});

test('on phones the first tuning category has the large tile, and the others have equal ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tuning');
  const widths = await page
    .locator('.tnt')
    .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().width)));
  expect(new Set(widths.slice(1)).size).toBe(1);
  expect(widths.length % 2 === 0).toBe(widths[0] === widths[1]);
});

test('a vehicle’s page says which years it shows, and its breadcrumb leads back', async ({ page }) => {
  await page.goto('/audi/a4');
  await expect(
    page
      .getByRole('main')
      .getByRole('paragraph')
      .filter({ hasText: /^Sva godišta$/ }),
  ).toBeVisible();
  await page.goto('/audi/a4/2008');
  await expect(page.getByText('Model godine: 2008')).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Putanja' });
  await expect(trail).toHaveText(/Početna.*Katalog.*Audi.*A4.*2008/s);
  await expect(trail.locator('[aria-current=page]')).toHaveText('2008');
  await trail.getByRole('link', { name: 'Audi' }).click();
  await expect(page).toHaveURL('/audi');
});

test('a category has a breadcrumb, a description, and cards with the facts that visitors decide by', async ({
  page,
}) => {
  await page.goto('/kategorija/branici');
  await expect(page.getByRole('navigation', { name: 'Putanja' })).toHaveText(/Početna.*Katalog.*Branici/s);
  await expect(page.getByText(/^Prikazano 1-\d+ od \d+ proizvoda$/)).toBeVisible();
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description).toBeTruthy();
  const card = page.getByRole('article').first();
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/proizvod\/\d+$/);
  await expect(card.getByRole('img', { name: /^Ocjena prodavca \d/ })).toBeVisible();
  await expect(page.getByText('Zvjezdice su ocjena prodavca.')).toHaveCount(1);
  await expect(card).toContainText(/(?:19|20)\d\d/);
});

test('where the specification asks for no stars, only the product’s page shows the seller’s rating', async ({
  page,
}) => {
  for (const path of ['/', '/svi-proizvodi', '/audi/a4/2008', '/tuning/felge', '/search?q=far']) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Ocjena prodavca/ })).toHaveCount(0);
  }
  await page.goto('/proizvod/1');
  await expect(page.getByRole('img', { name: /^Ocjena prodavca/ })).toHaveCount(1);
  await expect(page.getByText('Ocjena prodavca', { exact: true })).toBeVisible();
});

test('a phone shows the start of a long name up to a whole word, a wide screen all of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const products = (await (await page.request.get('/api/products')).json()) as { id: number; name: string }[];
  const { name } = products.find((one) => one.name.length > 70)!;
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ hasText: name }).first();
  await expect(card.getByRole('link')).toHaveAccessibleName(name);
  const rest = card.locator('.card__r');
  await expect(rest).toHaveText(/^[\s,.;:–|-]/);
  expect(await style(rest, 'font-size')).toBe('0px');
  expect(await style(rest, 'content', '::before')).toContain('…');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await style(rest, 'font-size')).not.toBe('0px');
  expect(await style(rest, 'content', '::before')).toBe('none');
});

test('tuning shows categories with their count, and a category its products with number, price and manufacturers', async ({
  page,
}) => {
  await page.goto('/tuning');
  await expect(page.getByRole('main').getByRole('link', { name: 'Felge' })).toHaveAttribute(
    'href',
    '/tuning/felge',
  );
  await expect(page.locator('#felge')).toContainText(/\d+ proizvod/);
  await page.goto('/tuning/felge');
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/Šifra: \d+/);
  await expect(card).toContainText(/\d+,\d{2} KM/);
  await expect(card.locator('.card__m')).toHaveText(/\S/);
});

test('a name with a hyphen is as large and as dark as the others', async ({ page }) => {
  for (const [address, name] of [
    ['/katalog', 'MERCEDES-BENZ'],
    ['/volkswagen', 'T-Roc'],
  ] as const) {
    await page.goto(address);
    const [hyphened, other] = [
      page.locator('.mdl b').getByText(name, { exact: true }).last(),
      page.locator('.mdl b').first(),
    ];
    for (const property of ['font-size', 'color'])
      expect(await style(hyphened, property)).toBe(await style(other, property));
  }
});
