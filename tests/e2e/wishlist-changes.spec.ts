import { givenList, someProducts, storedIds, WISHLIST_KEY } from './setup/given-list.ts';
import { expect, test } from './setup/shop-test.ts';

test('each undo returns its own product, to its place', async ({ page, shopUrl }) => {
  const products = await someProducts(shopUrl, 3);
  const [a, b, c] = products.map(({ id }) => id);
  await givenList(page, products);
  await page.goto('/wishlist');
  const cards = page.getByRole('article');
  for (const { name } of products.slice(0, 2))
    await cards
      .filter({ hasText: name })
      .getByRole('button', { name: /^Ukloni s liste želja/ })
      .click();
  await expect(cards).toHaveCount(1);
  const undos = page.getByRole('region', { name: 'Obavještenja' }).getByRole('button', { name: 'Vrati' });
  await expect(undos).toHaveCount(2);
  await undos.first().click();
  await expect.poll(() => storedIds(page)).toEqual([a, c]);
  await undos.click();
  await expect.poll(() => storedIds(page)).toEqual([a, b, c]);
});

test('a heart that is pressed in another tab adds a card with price and availability', async ({
  page,
  shopUrl,
}) => {
  const [known, added] = await someProducts(shopUrl, 2);
  await page.route('**/api/shop/products?ids=*', async (route) => {
    const answer = await route.fetch();
    const { products, ...rest } = (await answer.json()) as { products: Record<string, unknown>[] };
    const sold = products.map((product) => ({ ...product, availability: 'sold' }));
    await route.fulfill({ json: { ...rest, products: sold } });
  });
  await givenList(page, [known]);
  await page.goto('/wishlist');
  await expect(page.getByRole('article').getByText('Prodano')).toHaveCount(1);
  const { id, name } = added!;
  await page.evaluate(
    ([key, product]) => {
      const before = localStorage.getItem(key) ?? '[]';
      localStorage.setItem(key, JSON.stringify([...(JSON.parse(before) as unknown[]), product]));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    [WISHLIST_KEY, { id, name }] as const,
  );
  await expect(page.getByRole('article').getByText('Prodano')).toHaveCount(2);
});

for (const width of [360, 1440])
  test(`a message stands above the bar of the enquiry, ${width} px wide`, async ({ page, shopUrl }) => {
    await page.setViewportSize({ width, height: 740 });
    await givenList(page, await someProducts(shopUrl, 5));
    await page.goto('/wishlist');
    const bar = page.locator('details').filter({ hasText: 'Pošaljite upit za sve' });
    await expect(bar).toBeVisible();
    await page
      .getByRole('button', { name: /^Ukloni/ })
      .first()
      .click();
    const undo = page.getByRole('button', { name: 'Vrati' });
    await expect(undo).toBeVisible();
    const toast = (await page.locator('[data-toasts] > *').boundingBox())!;
    expect(toast.y + toast.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  });

test('a list that was empty shows what another tab adds', async ({ page, context }) => {
  await page.goto('/wishlist');
  await expect(page.getByText('Vaša lista želja je prazna')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/svi-proizvodi');
  await other.getByRole('article').first().getByRole('button').click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Vaša lista želja je prazna')).toBeHidden();
});

test('a list that was empty shows what was added before Back restored the page', async ({
  page,
  shopUrl,
}) => {
  const [product] = await someProducts(shopUrl, 1);
  await page.goto('/wishlist');
  await expect(page.getByText('Vaša lista želja je prazna')).toBeVisible();
  await page.evaluate(
    ([key, list]) => {
      localStorage.setItem(key!, list!);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [WISHLIST_KEY, JSON.stringify([product])],
  );
  await expect(page.getByRole('article')).toContainText(product!.name);
});

test('a list with ids that no product can have shows the others', async ({ page, shopUrl }) => {
  const [product] = await someProducts(shopUrl, 1);
  await givenList(page, [0, -3, 99999999999, product]);
  await page.goto('/wishlist');
  await expect(page.getByRole('article').getByRole('link', { name: product!.name })).toBeVisible();
  // A negative number is no id at all and is left out.
  await expect(page.getByText('Više nije u ponudi')).toHaveCount(2);
});

test('a picture that is gone is replaced by the one that the product has now', async ({ page, shopUrl }) => {
  const [product] = await someProducts(shopUrl, 1);
  await givenList(page, [{ ...product!, image: '/slike/nema/640.webp' }]);
  // The new facts arrive only after the old picture has failed.
  const failed = page.waitForResponse((answer) => answer.url().includes('/slike/nema/') && !answer.ok());
  await page.route('**/api/shop/products?ids=*', async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto('/wishlist');
  const picture = page.getByRole('article').locator('img');
  await expect(picture).not.toHaveAttribute('src', /nema/);
  await expect(picture).toHaveCSS('opacity', '1');
});
