import { expect, test } from './shop-test.ts';

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

test('a brand lists its models with links; those without parts say so and stand last', async ({ page }) => {
  await page.goto('/alfa-romeo');
  await expect(page.getByRole('navigation', { name: 'Putanja' })).toHaveText(/Početna.*Katalog.*Alfa Romeo/s);
  const models = page.locator('.mdl');
  const hrefs = await models.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !/^\/alfa-romeo\/[a-z0-9-]+$/.test(href))).toEqual([]);
  const isEmpty = (await models.allTextContents()).map((text) => text.includes('Trenutno bez dijelova'));
  expect(isEmpty).toContain(true);
  expect(isEmpty.indexOf(true)).toBe(isEmpty.filter((empty) => !empty).length);
});

test('a vehicle’s page says which years it shows, and its trail leads back', async ({ page }) => {
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

test('a category has a trail, a description, and cards with what the visitor decides by', async ({
  page,
}) => {
  await page.goto('/kategorija/branici');
  await expect(page.getByRole('navigation', { name: 'Putanja' })).toHaveText(/Početna.*Katalog.*Branici/s);
  await expect(page.getByText(/^Prikazano: \d+ od \d+ proizvoda( \(1-20\))?$/)).toBeVisible();
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description).toBeTruthy();
  const card = page.getByRole('article').first();
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/proizvod\/\d+$/);
  await expect(card.getByRole('img', { name: /^Ocjena prodavca \d/ })).toBeVisible();
  await expect(card).toContainText(/(?:19|20)\d\d/);
});

test('tuning shows categories with their count, and a category its products with number, price and makes', async ({
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
