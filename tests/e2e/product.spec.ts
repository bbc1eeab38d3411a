import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

type Product = { id: number; name: string; images: string[] };
const PHONE = { width: 360, height: 740 };

async function products(shopUrl: string): Promise<Product[]> {
  const response = await fetch(`${shopUrl}/api/products?page=1&limit=100`);
  return ((await response.json()) as { products: Product[] }).products;
}

/** Any product with this many pictures. */
async function withPictures(shopUrl: string, count: (pictures: number) => boolean): Promise<Product> {
  const found = (await products(shopUrl)).find(({ images }) => count(images.length));
  return found!;
}

const counter = (page: Page) => page.locator('.gal__n');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Slike u punoj veličini' });

/**
 * A finger from one place to another that rests before it leaves, so that it is no flick. The time that this takes is
 * told by the events; nobody waits for it.
 */
async function swipe(page: Page, selector: string, dx: number) {
  const box = (await page.locator(selector).boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let timestamp = Date.now() / 1000 - 1;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) => {
    timestamp += type === 'touchEnd' ? 0.3 : 0.04;
    const touchPoints = at === undefined ? [] : [{ x: at, y }];
    return client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await touch('touchStart', x);
  for (let i = 1; i <= 8; i++) await touch('touchMove', x + (dx * i) / 8);
  await touch('touchEnd');
}

test('the gallery goes round by buttons, keys and thumbnails, and says where it is', async ({
  page,
  shopUrl,
}) => {
  const { id, images } = await withPictures(shopUrl, (n) => n > 2);
  const total = images.length;
  await page.goto(`/proizvod/${id}`);
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  await page.getByRole('button', { name: 'Prethodna slika' }).click();
  await expect(counter(page)).toHaveText(`${total} / ${total}`);
  await page.getByRole('button', { name: 'Sljedeća slika' }).click();
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  const thumb = page.getByRole('button', { name: `Slika 2 od ${total}` });
  await thumb.click();
  await expect(counter(page)).toHaveText(`2 / ${total}`);
  await expect(thumb).toHaveAttribute('aria-current', 'true');
  await thumb.focus();
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`3 / ${total}`);
  await page.getByRole('button', { name: `Slika 1 od ${total}` }).focus();
  await page.keyboard.press('Space');
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  // Outside of the gallery the arrows belong to the page.
  await page.locator('.cc').getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => v.id)).toEqual([]);
});

test('the full screen is a modal dialog that goes round, closes by Escape and gives the focus back', async ({
  page,
  shopUrl,
}) => {
  const { id, images } = await withPictures(shopUrl, (n) => n > 2);
  const total = images.length;
  await page.goto(`/proizvod/${id}`);
  await page.getByRole('link', { name: `Slika 1 od ${total} u punoj veličini` }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  const status = dialog(page).getByRole('status');
  await expect(status).toHaveText(`1 od ${total}`);
  await expect(dialog(page).getByText('Strelice mijenjaju sliku, ESC zatvara.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText(`${total} od ${total}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText(`2 od ${total}`);
  await dialog(page).getByRole('button', { name: 'Sljedeća slika' }).click();
  await expect(status).toHaveText(`3 od ${total}`);
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map((v) => v.id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(counter(page)).toHaveText(`3 / ${total}`);
  await expect(page.getByRole('link', { name: `Slika 3 od ${total} u punoj veličini` })).toBeFocused();
});

test('nothing of the gallery is asked for before a touch, of the full screen before a click', async ({
  page,
  shopUrl,
}) => {
  const { id } = await withPictures(shopUrl, (n) => n > 2);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/_astro\/.*\.(?:js|css)/.test(request.url())) scripts.push(request.url());
  });
  await page.goto(`/proizvod/${id}`, { waitUntil: 'networkidle' });
  const atFirst = scripts.length;
  expect(scripts.filter((url) => /full-screen|mount/.test(url))).toEqual([]);
  await page.locator('.gal__strip').hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(atFirst);
  expect(scripts.filter((url) => url.includes('full-screen'))).toEqual([]);
  await page.locator('.gal__strip a').first().click();
  await expect(dialog(page)).toBeVisible();
  expect(scripts.filter((url) => url.includes('full-screen')).length).toBe(2);
});

/** The strip glides; a finger that comes down on a gliding strip is another gesture than the one meant. */
const atRest = (page: Page, position: number) =>
  expect
    .poll(() => page.locator('.gal__strip').evaluate((strip) => strip.scrollLeft / strip.clientWidth + 1))
    .toBeCloseTo(position, 2);

test.describe('by finger', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('50 px are a swipe, less is none; also in full screen', async ({ page, shopUrl }) => {
    const { id, images } = await withPictures(shopUrl, (n) => n > 2);
    const total = images.length;
    await page.goto(`/proizvod/${id}`);
    // The first touch loads the island.
    await page.getByRole('button', { name: 'Sljedeća slika' }).tap();
    const at = async (position: number) => {
      await expect(counter(page)).toHaveText(`${position} / ${total}`);
      await atRest(page, position);
    };
    await at(2);
    await page.getByRole('button', { name: `Slika 1 od ${total}` }).tap();
    await at(1);
    await swipe(page, '.gal__main', -40);
    await at(1);
    await swipe(page, '.gal__main', -60);
    await at(2);
    await swipe(page, '.gal__main', 60);
    await at(1);
    await swipe(page, '.gal__main', 60);
    await at(total);

    await page.locator('.gal__strip a').last().tap();
    const status = dialog(page).getByRole('status');
    await expect(status).toHaveText(`${total} od ${total}`);
    await swipe(page, 'dialog', -60);
    await expect(status).toHaveText(`1 od ${total}`);
    await dialog(page).getByRole('button', { name: 'Zatvori' }).tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('thumbnails lead to pictures, and a picture opens by itself', async ({ page, shopUrl }) => {
    const { id } = await withPictures(shopUrl, (n) => n > 2);
    await page.goto(`/proizvod/${id}`);
    await page.locator('.gal__thumbs a').nth(1).click();
    await expect(page).toHaveURL(/#slika-2$/);
    await expect(counter(page)).toBeHidden();
    await expect(page.locator('.gal__strip a').nth(1)).toHaveAttribute('href', /\/1280\.webp$/);
  });
});

test.describe('a product newer than the pages', () => {
  /** The stand-in page itself, whose marks no function has filled. */
  const STAND_IN = '/rezerva/proizvod';

  test('waits with the words of the specification, then draws pictures that work', async ({
    page,
    shopUrl,
  }) => {
    const product = await withPictures(shopUrl, (n) => n > 1);
    const detail: unknown = await (await fetch(`${shopUrl}/api/product/${product.id}`)).json();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/product/*', async (route) => {
      await asked;
      await route.fulfill({ json: detail });
    });
    await page.goto(STAND_IN);
    await expect(page.getByText('Učitavanje proizvoda...')).toBeVisible();
    await expect(page.getByRole('link', { name: '+387' }).first()).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect(counter(page)).toHaveText(`1 / ${product.images.length}`);
    await expect(page.getByRole('img', { name: product.name }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sljedeća slika' }).click();
    await expect(counter(page)).toHaveText(`2 / ${product.images.length}`);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  test('says when there is none', async ({ page }) => {
    await page.route('**/api/product/*', (route) => route.fulfill({ status: 404, json: { success: false } }));
    await page.goto(STAND_IN);
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
    `/kontakt?proizvod=${product!.id}`,
  );
  await expect(card.getByRole('link', { name: '+387' })).toHaveAttribute('href', /^tel:/);
  await page.setViewportSize(PHONE);
  await expect(page.locator('.callbar').getByRole('link', { name: 'Poruka' })).toBeVisible();
});

test('delivery says by which day, over weekend and holiday', async ({ page, shopUrl }) => {
  const inStock = (await products(shopUrl)).find(
    (product) => (product as Product & { availability: string }).availability === 'in_stock',
  );
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00Z'));
  await page.goto(`/proizvod/${inStock!.id}`);
  await expect(page.getByText('1-3 radna dana', { exact: true })).toBeVisible();
  await expect(page.getByText('do četvrtka, 26. 11.')).toBeVisible();
});

test('a part number is copied by a button that says so', async ({ page, shopUrl, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answer = await fetch(`${shopUrl}/api/products?page=1&limit=20`);
  const { products: some } = (await answer.json()) as { products: Product[] };
  for (const { id } of some) {
    await page.goto(`/proizvod/${id}`);
    if ((await page.locator('[data-copy]').count()) > 0) break;
  }
  const button = page.getByRole('button', { name: /^Kopiraj broj/ }).first();
  const number = await button.getAttribute('data-copy');
  await button.click();
  await expect(page.getByText(`Kopirano: ${number}`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
});

test('parts that were looked at come back, the latest first, until they are forgotten', async ({
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
  await seen.getByRole('button', { name: 'Obriši' }).click();
  await expect(seen).toBeHidden();
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('premium-parts-recent'))).toBe('[]');
});

test('a product that does not exist is a 404 with a way to the catalogue', async ({ page }) => {
  const response = await page.goto('/proizvod/99999999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Proizvod nije pronađen' })).toBeVisible();
  await expect(page.getByText('Traženi proizvod ne postoji.')).toBeVisible();
});

test('the error page loads itself again once in a session, then leaves it to the button', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/500');
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await page.getByRole('button', { name: 'Osvježi stranicu' }).click();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(3);
});
