import type { Page } from '@playwright/test';
import { givenList, someProducts, storedIds, type Wished } from './setup/given-list.ts';
import { expect, test } from './setup/shop-test.ts';

test('the whole list is one enquiry with names, numbers and addresses', async ({ page, shopUrl }) => {
  const products = await someProducts(shopUrl, 2);
  await givenList(page, products);
  await page.goto('/wishlist');
  const href = (await page.getByRole('group').getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))!;
  const text = new URL(href).searchParams.get('text');
  for (const { id, name } of products) {
    expect(text).toContain(`${name} (šifra ${id})`);
    expect(text).toContain(`${shopUrl}/proizvod/${id}`);
  }
});

test('a shared list is shown without changing the visitor’s own, until it is added', async ({
  page,
  shopUrl,
}) => {
  const [mine, ...theirs] = await someProducts(shopUrl, 3);
  await givenList(page, [mine]);
  await page.goto(`/wishlist?ids=${theirs.map(({ id }) => id).join(',')}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await storedIds(page)).toEqual([mine!.id]);
  await page.getByRole('button', { name: 'Dodaj na moju listu želja' }).click();
  await expect(page.getByText('Dodano na vašu listu: 2 proizvoda.')).toBeVisible();
  expect(await storedIds(page)).toEqual([mine, ...theirs].map((product) => product!.id));
});

/** The address that the button 'Podijelite listu' copies on a computer. */
async function sharedAddress(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Podijelite listu' }).click();
  await expect(page.getByText('Adresa liste je kopirana.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a list of hundreds of products is shared completely by one short link', async ({
  page,
  context,
  shopUrl,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const all = (await (await fetch(`${shopUrl}/api/products`)).json()) as Wished[];
  const many = all.slice(0, 450).map(({ id }) => id);
  await givenList(page, many);
  await page.goto('/wishlist');
  const address = await sharedAddress(page);
  expect(address.length).toBeLessThan(2000);
  await page.getByRole('button', { name: 'Obriši sve' }).click();

  await page.goto(address);
  await page.getByRole('button', { name: 'Dodaj na moju listu želja' }).click();
  await expect(page.getByText('Dodano na vašu listu: 450 proizvoda.')).toBeVisible();
  const added = new Set(await storedIds(page));
  expect(many.filter((id) => !added.has(id))).toEqual([]);
});

test('when a list is too long for an address, the button says how many products are shared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await givenList(
    page,
    Array.from({ length: 1400 }, (_, i) => ({ id: (i + 1) * 1_000_000, name: `Far ${i}` })),
  );
  await page.goto('/wishlist');
  const address = await sharedAddress(page);
  expect(address.length).toBeLessThan(2100);
  await expect(page.getByText(/^U adresu stane prvih \d{3} od 1\.400 proizvoda\.$/)).toBeVisible();
});

test('where the browser forbids copying, sharing says so and opens the address of the list', async ({
  page,
  context,
  shopUrl,
}) => {
  await givenList(page, await someProducts(shopUrl, 2));
  await page.goto('/wishlist');
  // No permission is granted, so the browser refuses the clipboard.
  await context.grantPermissions([]);
  await page.getByRole('button', { name: 'Podijelite listu' }).click();
  const notices = page.getByRole('region', { name: 'Obavještenja' });
  await expect(notices.getByText('Adresa se ne može kopirati.')).toBeVisible();
  await expect(page.getByText('Adresa liste je kopirana.')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(2);
  await notices.getByRole('button', { name: 'Otvorite listu' }).click();
  await expect(page).toHaveURL(/\/wishlist\?ids=\d+,\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Podijeljena lista');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a share sheet that the browser refuses to open leads to a copied address', async ({
    page,
    context,
    shopUrl,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('No app', 'NotAllowedError'));
      Object.defineProperty(navigator, 'share', { value: refuse });
    });
    await givenList(page, await someProducts(shopUrl, 2));
    await page.goto('/wishlist');
    expect(await sharedAddress(page)).toMatch(/\/wishlist\?ids=\d+,\d+$/);
  });
});

test('an enquiry about a long list goes to the contact form with the address of all of it', async ({
  page,
  shopUrl,
}) => {
  const all = (await (await fetch(`${shopUrl}/api/products`)).json()) as Wished[];
  await givenList(
    page,
    all.slice(0, 250).map(({ id, name }) => ({ id, name })),
  );
  await page.goto('/wishlist');
  await page.getByText('Pošaljite upit za sve (250)').click();
  await page.getByRole('group').getByRole('link', { name: 'Kontaktni obrazac' }).click();
  await expect(page.getByLabel('Predmet *')).toHaveValue('Upit za 250 proizvoda');
  await expect(page.getByLabel('Poruka *')).toHaveValue(/… i još 235\. Cijela lista: \S+\?lista=[\w-]+$/);
});

test('a shared list says when all of it is already on the visitor’s list, and when none of its products is left', async ({
  page,
  shopUrl,
}) => {
  const products = await someProducts(shopUrl, 2);
  await givenList(page, products);
  await page.goto(`/wishlist?ids=${products.map(({ id }) => id).join(',')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Podijeljena lista');
  await expect(page).toHaveTitle('Podijeljena lista | Premium Parts');
  const trail = page.getByRole('navigation', { name: 'Putanja' });
  await expect(trail.getByText('Podijeljena lista')).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj na moju listu želja' }).click();
  await expect(page.getByText('Sve je već na vašoj listi.')).toBeVisible();
  await page.goto('/wishlist?ids=99999998,99999999');
  await expect(page.getByText('Ovih proizvoda više nema u ponudi.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Moja lista želja' }).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('an address of a list that was cut off says so, and not that its products are gone', async ({
  page,
}) => {
  for (const query of ['lista=', 'ids=', 'ids=x']) {
    await page.goto(`/wishlist?${query}`);
    await expect(page.getByText('Adresa liste nije potpuna. Zatražite je ponovo.')).toBeVisible();
    await expect(page.getByText('Ovih proizvoda više nema u ponudi.')).toBeHidden();
  }
});

test.describe('when the shop does not respond', () => {
  test.use({ expected: /net::ERR_FAILED|status of 500/ });

  test('a shared list says so and can be requested again', async ({ page, shopUrl }) => {
    const [product] = await someProducts(shopUrl, 1);
    let broken = true;
    await page.route('**/api/shop/products?ids=*', (route) =>
      broken ? route.fulfill({ status: 404, json: {} }) : route.continue(),
    );
    await page.goto(`/wishlist?ids=${product!.id}`);
    await expect(page.getByRole('alert')).toContainText('Lista se ne može učitati.');
    broken = false;
    await page.getByRole('button', { name: 'Pokušajte ponovo' }).click();
    await expect(page.getByRole('article')).toContainText(product!.name);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the visitor’s own list is shown as it was saved, and says that it may be outdated', async ({
    page,
  }) => {
    const refused = Promise.withResolvers<undefined>();
    await page.route('**/api/shop/products?ids=*', async (route) => {
      await refused.promise;
      await route.fulfill({ status: 404, json: {} });
    });
    await givenList(page, [{ id: 1, name: 'Sačuvani far' }]);
    await page.goto('/wishlist');
    await expect(page.getByRole('article')).toContainText('Sačuvani far');
    // There before its text, since a screen reader announces only what changes within it.
    const note = page.getByRole('main').getByRole('status').last();
    await expect(note).toBeEmpty();
    refused.resolve(undefined);
    await expect(note).toHaveText('Podaci možda nisu najnoviji: trenutno ih ne možemo provjeriti.');
    await expect(page.getByText('Više nije u ponudi')).toHaveCount(0);
  });
});

test('the text for Viber is copied, because its links cannot contain one, and the page says so', async ({
  page,
  context,
  shopUrl,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [product] = await someProducts(shopUrl, 1);
  await givenList(page, [product]);
  await page.goto('/wishlist');
  const viber = page.getByRole('group').getByRole('link', { name: 'Viber' });
  await expect(viber).toHaveAttribute('href', /^viber:\/\/chat\?number=%2B387/);
  await viber.click();
  await expect(page.getByText('Tekst upita je kopiran. Zalijepite ga u Viber.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(product!.name);
});
