import { cards, count, ready, types } from './setup/search-page.ts';
import { expect, test } from './setup/shop-test.ts';

test('results link to pages of their type, a model under its brand’s name', async ({ page }) => {
  for (const [query, type, name, path] of [
    ['audi', 'proizvodjac', 'Audi', /^\/katalog\/audi$/],
    ['passat', 'model', 'Volkswagen Passat', /^\/katalog\/volkswagen\/passat$/],
    ['far golf', 'proizvod', /\S/, /^\/proizvod\/\d+$/],
    ['felge', 'tuning', 'Felge', /^\/tuning#felge$/],
  ] as const) {
    await page.goto(`/search?q=${query}&tip=${type}`);
    const link = cards(page).first().getByRole('link');
    await expect(link).toHaveText(name);
    await expect(link).toHaveAttribute('href', path);
  }
});

test('results are in one to four columns, by the width of the screen', async ({ page }) => {
  await page.goto('/search?q=golf&tip=proizvod');
  const columns = () =>
    cards(page).evaluateAll(
      (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size,
    );
  const counted: number[] = [];
  for (const width of [320, 480, 800, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    counted.push(await columns());
  }
  expect(counted).toEqual([1, 2, 3, 4]);
});

test('grid or list is chosen once for this device', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/search?q=golf');
  const list = page.getByRole('button', { name: 'Prikaži kao listu' });
  const [a, b] = [cards(page).nth(0), cards(page).nth(1)];
  expect((await a.boundingBox())!.y).toBe((await b.boundingBox())!.y);
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  expect((await a.boundingBox())!.y).toBeLessThan((await b.boundingBox())!.y);
  await page.reload();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  expect((await a.boundingBox())!.y).toBeLessThan((await b.boundingBox())!.y);
});

test('a view that is chosen before the script has loaded is shown then', async ({ page }) => {
  const { promise: isPressed, resolve: press } = Promise.withResolvers();
  await page.route('**/_astro/mount.*', async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto('/search?q=golf');
  const list = page.getByRole('button', { name: 'Prikaži kao listu' });
  await list.click();
  press(undefined);
  await expect(list).toHaveAttribute('aria-pressed', 'true');
});

test('a product looks as in every list, also when it is rendered later', async ({ page }) => {
  await page.goto('/search?q=far+golf&tip=proizvod');
  const card = (await cards(page).first().locator('.card__b').innerHTML()).replaceAll(
    / aria-\S+="[^"]*"/g,
    '',
  );
  await ready(page);
  await types(page).getByRole('link', { name: /^Sve/ }).click();
  await expect(page).toHaveURL('/search?q=far+golf');
  // With its answer the script replaces the links that the page was built with.
  await expect(count(page)).not.toHaveText(/u kategoriji/);
  await types(page)
    .getByRole('link', { name: /^Proizvod/ })
    .click();
  await expect(page).toHaveURL('/search?q=far+golf&tip=proizvod');
  await expect(count(page)).toHaveText(/u kategoriji Proizvod$/);
  await expect
    .poll(async () =>
      (await cards(page).first().locator('.card__b').innerHTML()).replaceAll(/ aria-\S+="[^"]*"/g, ''),
    )
    .toBe(card);
});

test('a result can be saved from its card', async ({ page }) => {
  await page.goto('/search?q=far+golf+5');
  await page
    .getByRole('button', { name: /^Dodaj na listu želja/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /1 proizvod/ })).toBeVisible();
});
