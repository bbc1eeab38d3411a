import type { Locator, Page } from '@playwright/test';
import { givenVehicle } from './setup/given-vehicle.ts';
import { expect, test } from './setup/shop-test.ts';
import { products, withPictures } from './setup/some-products.ts';

const PHONE = { width: 360, height: 740 };

const counter = (page: Page) => page.locator('.gal__n');

test.describe('a product newer than the pages, with a slow database', () => {
  /** Opens the fallback page as a function sends it without the product, except for its head. */
  async function openSlowly(page: Page, shopUrl: string, id: number) {
    const body = await (await fetch(`${shopUrl}/rezerva/proizvod`)).text();
    await page.route(`**/proizvod/${id}`, (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto(`/proizvod/${id}`);
  }

  test('shows the loading text of the specification, then working pictures', async ({ page, shopUrl }) => {
    const product = await withPictures(shopUrl, (n) => n > 1);
    const detail: unknown = await (await fetch(`${shopUrl}/api/shop/products/${product.id}`)).json();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/shop/products/*', async (route) => {
      await asked;
      await route.fulfill({ json: detail });
    });
    await openSlowly(page, shopUrl, product.id);
    await expect(page.getByText('Učitavanje proizvoda...')).toBeVisible();
    await expect(page.getByRole('link', { name: '+387' }).first()).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect(
      page.getByText(/^do (ponedjeljka|utorka|srijede|četvrtka|petka|subote|nedjelje), /),
    ).toBeVisible();
    await expect(counter(page)).toHaveText(`1 / ${product.images.length}`);
    await expect(page.getByRole('img', { name: product.name }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sljedeća slika' }).click();
    await expect(counter(page)).toHaveText(`2 / ${product.images.length}`);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  test('says when there is none', async ({ page, shopUrl }) => {
    await page.route('**/api/shop/products/*', (route) =>
      route.fulfill({ status: 404, json: { success: false } }),
    );
    await openSlowly(page, shopUrl, 99_999_999);
    await expect(page.getByRole('heading', { name: 'Proizvod nije pronađen' })).toBeVisible();
    await expect(page.getByText('Traženi proizvod ne postoji.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'katalog' })).toHaveAttribute(
      'href',
      '/katalog',
    );
  });
});

test('after hours the first action is a message with the product in it; the number stays', async ({
  page,
  shopUrl,
}) => {
  const [product] = await products(shopUrl);
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00Z'));
  await page.goto(`/proizvod/${product!.id}`);
  const card = page.locator('.cc');
  await expect(card.getByRole('link', { name: 'Pozovite odmah' })).toHaveAttribute('href', /^tel:/);
  await page.clock.setFixedTime(new Date('2026-11-24T19:00:00Z'));
  await page.reload();
  await expect(card.getByRole('link', { name: 'Pošaljite poruku' })).toHaveAttribute(
    'href',
    `/kontakt?proizvod=${product!.id}#upit`,
  );
  await expect(card.getByRole('link', { name: '+387' })).toHaveAttribute('href', /^tel:/);
  await page.setViewportSize(PHONE);
  await expect(page.locator('.callbar').getByRole('link', { name: 'Poruka' })).toBeVisible();
});

test.describe('the first view', () => {
  const bottomOf = async (element: Locator) => {
    const box = (await element.boundingBox())!;
    return box.y + box.height;
  };

  test('of a small phone has name, condition, price, verdict and the way to ask, however long the name', async ({
    page,
    shopUrl,
  }) => {
    await givenVehicle(page);
    await page.setViewportSize({ width: 360, height: 660 });
    const byLength = (await products(shopUrl))
      .filter(({ condition }) => condition)
      .sort((a, b) => b.name.length - a.name.length);
    for (const { id } of byLength.slice(0, 5)) {
      await page.goto(`/proizvod/${id}`);
      const verdict = page.locator('.pp__head .verdict');
      await expect(verdict).toHaveText(/odgovara|Provjerite/i);
      await expect(page.locator('.pp__head').getByText(/^(?:Novo|Polovno|Obnovljeno)$/)).toBeVisible();
      const ask = page.getByRole('navigation', { name: 'Kontakt' });
      await expect(ask.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      expect(await bottomOf(verdict)).toBeLessThanOrEqual((await ask.boundingBox())!.y);
    }
  });

  test('of a desktop has every way to ask, and they stay visible down to the last fact', async ({
    page,
    shopUrl,
  }) => {
    const [product] = await products(shopUrl);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/proizvod/${product!.id}`);
    const actions = page.locator('.cc').getByRole('link');
    await expect(actions.last()).toBeInViewport({ ratio: 1 });
    await page.locator('.facts').scrollIntoViewIfNeeded();
    await expect(actions.first()).toBeInViewport({ ratio: 1 });
    await expect(actions.last()).toBeInViewport({ ratio: 1 });
  });
});

test('the delivery day is stated, also across weekends and holidays', async ({ page, shopUrl }) => {
  const inStock = (await products(shopUrl)).find(({ availability }) => availability === 'in_stock');
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00Z'));
  await page.goto(`/proizvod/${inStock!.id}`);
  await expect(page.getByText('1-3 radna dana', { exact: true })).toBeVisible();
  await expect(page.getByText('do četvrtka, 26. 11.')).toBeVisible();
});

test('a page that stays open overnight states the delivery day of the new day', async ({ page, shopUrl }) => {
  const inStock = (await products(shopUrl)).find(({ availability }) => availability === 'in_stock');
  await page.clock.install({ time: new Date('2026-11-17T10:00:00Z') });
  await page.goto(`/proizvod/${inStock!.id}`);
  await expect(page.getByText('do petka, 20. 11.')).toBeVisible();
  await page.clock.fastForward('24:00:00');
  await expect(page.getByText('do ponedjeljka, 23. 11.')).toBeVisible();
});

test('three promises, as of a sold part, leave no hole in their grid', async ({ page, shopUrl }) => {
  const [product] = await products(shopUrl);
  await page.goto(`/proizvod/${product!.id}`);
  const tiles = page.locator('.info');
  await tiles.locator('> :nth-child(2)').evaluate((tile) => tile.remove());
  const rightOf = (element: Locator) =>
    element.evaluate((box) => Math.round(box.getBoundingClientRect().right));
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await rightOf(tiles.locator('> :last-child'))).toBe(await rightOf(tiles));
  }
});

test('a part number is copied by a button that says so', async ({ page, shopUrl, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const { id } of await products(shopUrl)) {
    await page.goto(`/proizvod/${id}`);
    if ((await page.locator('[data-copy]').count()) > 0) break;
  }
  const button = page.getByRole('button', { name: /^Kopiraj broj/ }).first();
  const number = await button.getAttribute('data-copy');
  await button.click();
  await expect(page.getByText(`Kopirano: ${number}`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
});

test('the address of a part is shared, without what a link has added to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/proizvod/1?utm_source=oglas');
  await page.getByRole('button', { name: 'Podijelite dio' }).click();
  await expect(page.getByText('Adresa dijela je kopirana.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.+\/proizvod\/1$/);
});

test('recently viewed parts are listed, the latest first, until they are deleted', async ({
  page,
  shopUrl,
}) => {
  const [first, second, third] = await products(shopUrl);
  for (const { id } of [first!, second!]) await page.goto(`/proizvod/${id}`);
  await page.goto(`/proizvod/${third!.id}`);
  const seen = page.getByRole('region', { name: 'Nedavno pregledano' });
  await page.locator('[data-recent]').scrollIntoViewIfNeeded();
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText([second!.name, first!.name]);
  await page.goto('/');
  await page.locator('[data-recent]').scrollIntoViewIfNeeded();
  await expect(seen.getByRole('heading', { level: 3 }).first()).toHaveText(third!.name);
  const clear = seen.getByRole('button', { name: 'Obriši nedavno pregledano' });
  await clear.click();
  await expect(seen).toBeHidden();
  // As long as a finger needs: the toast waits while it is hovered.
  const undo = page.getByRole('button', { name: 'Vrati' });
  await undo.hover();
  await undo.click();
  await expect(seen.getByRole('heading', { level: 3 }).first()).toHaveText(third!.name);
  await clear.click();
  await expect(seen).toBeHidden();
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('premium-parts-recent'))).toBe('[]');
});

test('a product that does not exist is a 404 with a link to the catalogue', async ({ page }) => {
  const response = await page.goto('/proizvod/99999999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Proizvod nije pronađen' })).toBeVisible();
  await expect(page.getByText('Traženi proizvod ne postoji.')).toBeVisible();
});
