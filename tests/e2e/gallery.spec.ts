import type { Page } from '@playwright/test';
import { axe } from './setup/accessibility.ts';
import { expect, test } from './setup/shop-test.ts';
import { withPictures } from './setup/some-products.ts';

const PHONE = { width: 360, height: 740 };
const counter = (page: Page) => page.locator('.gal__n');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Slike u punoj veličini' });

/**
 * Swipes with one finger, which rests before it is lifted, so that it is no flick. The events carry their own
 * timestamps, so the test does not wait.
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

test('the gallery cycles by buttons, keys and thumbnails, and says which picture is shown', async ({
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
  const { violations } = await axe(page).analyze();
  expect(violations.map((v) => v.id)).toEqual([]);
});

test('the full screen is a modal dialog that cycles, closes by Escape and returns the focus', async ({
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
  await expect(dialog(page).getByText('Prevucite za sljedeću sliku')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText(`${total} od ${total}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText(`2 od ${total}`);
  await dialog(page).getByRole('button', { name: 'Sljedeća slika' }).click();
  await expect(status).toHaveText(`3 od ${total}`);
  const { violations } = await axe(page).include('dialog').analyze();
  expect(violations.map((v) => v.id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(counter(page)).toHaveText(`3 / ${total}`);
  await expect(page.getByRole('link', { name: `Slika 3 od ${total} u punoj veličini` })).toBeFocused();
});

test('a second press while the full screen loads opens no second one', async ({ page, shopUrl }) => {
  const { id } = await withPictures(shopUrl, (n) => n > 2);
  await page.goto(`/proizvod/${id}`);
  const picture = page.locator('.gal__strip a').first();
  await picture.hover();
  await expect(page.locator('.gal--live')).toBeVisible();
  await picture.evaluate((link: HTMLElement) => [link, link].forEach((pressed) => pressed.click()));
  await expect(dialog(page).getByRole('status')).toHaveText(/^1 od/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('the full screen fills a large screen, and Back closes it without leaving the page', async ({
  page,
  shopUrl,
}) => {
  const screen = { width: 1440, height: 900 };
  await page.setViewportSize(screen);
  const { id } = await withPictures(shopUrl, (n) => n > 2);
  await page.goto('/svi-proizvodi');
  await page.goto(`/proizvod/${id}`);
  const picture = page.getByRole('link', { name: /^Slika 1 od \d+ u punoj veličini/ });
  const open = async () => {
    await picture.click();
    await expect(dialog(page)).toBeVisible();
  };
  await open();
  const shown = dialog(page).locator('.pswp__item[aria-hidden=false] .pswp__img:not([src=""])').last();
  await expect.poll(async () => (await shown.boundingBox())?.height).toBeCloseTo(screen.height, -1);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/proizvod/${id}`);
  // Closed by a key, it leaves no step in the history behind.
  await open();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  // Nor does Back when the page was loaded again while it was open.
  await open();
  await page.reload();
  await open();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/svi-proizvodi');
});

test('no script of the gallery is loaded before a touch, none of the full screen before a click', async ({
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

/** Waits until the strip stops scrolling; a touch during the scrolling is a different gesture. */
const atRest = (page: Page, position: number) =>
  expect
    .poll(() => page.locator('.gal__strip').evaluate((strip) => strip.scrollLeft / strip.clientWidth + 1))
    .toBeCloseTo(position, 2);

test.describe('by finger', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('50 px are a swipe, less is not; also in full screen', async ({ page, shopUrl }) => {
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

    // A swipe ends without a click, so the click of a key is not taken for its end.
    await page.locator('.gal__strip a').last().focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.locator('.gal__strip a').last().tap();
    const status = dialog(page).getByRole('status');
    await expect(status).toHaveText(`${total} od ${total}`);
    const hint = dialog(page).getByText('Prevucite za sljedeću sliku, raširite prste za uvećanje.');
    await expect(hint).toBeInViewport({ ratio: 1 });
    // The hint about keys is not shown on touch screens.
    await expect(dialog(page).getByText('Strelice mijenjaju sliku')).toBeHidden();
    await swipe(page, 'dialog', -60);
    await expect(status).toHaveText(`1 od ${total}`);
    await dialog(page).getByRole('button', { name: 'Zatvori' }).tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('in the full screen, by finger', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a double tap and a pinch enlarge the picture', async ({ page, shopUrl }) => {
    const { id } = await withPictures(shopUrl, (n) => n > 2);
    await page.goto(`/proizvod/${id}`);
    await page.locator('.gal__strip a').first().tap();
    const picture = dialog(page).locator('.pswp__item[aria-hidden=false] .pswp__img:not([src=""])').last();
    const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
    await expect.poll(width).toBe(PHONE.width);
    const [x, y] = [PHONE.width / 2, PHONE.height / 2];
    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x, y);
    await expect.poll(width).toBeGreaterThan(PHONE.width * 2);
    for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x, y);
    await expect.poll(width).toBe(PHONE.width);

    const client = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove', apart: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: x - apart, y },
          { x: x + apart, y },
        ],
      });
    await fingers('touchStart', 20);
    for (const apart of [40, 60, 80]) await fingers('touchMove', apart);
    await expect.poll(width).toBeGreaterThan(PHONE.width * 2);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(width).toBeGreaterThan(PHONE.width * 2);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('thumbnails link to pictures, and a picture opens on its own', async ({ page, shopUrl }) => {
    const { id } = await withPictures(shopUrl, (n) => n > 2);
    await page.goto(`/proizvod/${id}`);
    await page.locator('.gal__thumbs a').nth(1).click();
    await expect(page).toHaveURL(/#slika-2$/);
    await expect(counter(page)).toBeHidden();
    await expect(page.locator('.gal__strip a').nth(1)).toHaveAttribute('href', /\/1280\.webp$/);
  });
});
