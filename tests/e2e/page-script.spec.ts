import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { TOOLTIP_DELAY_MS } from '#src/domain/limits/pages.ts';
import { UNDO_LASTS_MS } from '#src/stores/toasts.ts';
import { expect, plainTest, test } from './setup/shop-test.ts';
import { hasNewestOnHome, withPictures } from './setup/some-products.ts';

const START = new Date('2026-11-24T10:00:00Z');
const BUDGET_BYTES = 7 * 1024;
/** Two seconds after a page has loaded; on a busy machine its network may be idle only then. */
const AFTER_LOAD = /\/(?:after-load|keep-pages)\./;

async function someProduct(shopUrl: string): Promise<{ id: number }> {
  const answer = await fetch(`${shopUrl}/api/products?page=200&limit=1`);
  const [product] = ((await answer.json()) as { products: { id: number }[] }).products;
  return product!;
}

test('before the first touch a page loads at most 7 KiB of script', async ({ page, shopUrl }) => {
  const product = await someProduct(shopUrl);
  // Until a new product is published, the home page loads React to show it.
  await expect.poll(() => hasNewestOnHome(shopUrl), { timeout: 30_000 }).toBe(true);
  for (const path of [
    ...['/', '/audi/a4', '/svi-proizvodi', `/proizvod/${product.id}`],
    ...['/wishlist', '/kontakt', '/trazim-dio', '/search?q=far'],
  ]) {
    const scripts = new Set<string>();
    const note = (request: Request) => {
      if (request.resourceType() === 'script' && !AFTER_LOAD.test(request.url())) scripts.add(request.url());
    };
    page.on('request', note);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('request', note);
    const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()));
    const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    expect.soft([path, bytes <= BUDGET_BYTES, bytes]).toEqual([path, true, bytes]);
    expect(bytes).toBeGreaterThan(0);
  }
});

// The browser itself logs the failed calls.
plainTest(
  'the newest products of the home page are asked for anew, and a shop in trouble is asked three times',
  async ({ page }) => {
    const statuses: number[] = [];
    await page.route('**/api/shop/products?page=1&limit=4', async (route) => {
      statuses.push(503);
      await (statuses.length < 3 ? route.fulfill({ status: 503, body: '' }) : route.continue());
    });
    await page.goto('/');
    await expect.poll(() => statuses.length, { timeout: 6000 }).toBe(3);
    await expect(page.getByRole('article')).toHaveCount(4);
  },
);

test('what an island imports is requested together with its own file', async ({ page }) => {
  await page.goto('/svi-proizvodi', { waitUntil: 'networkidle' });
  const scripts: string[] = [];
  const released = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    scripts.push(route.request().url());
    await released.promise;
    await route.continue();
  });
  await page.getByRole('searchbox').first().hover();
  const isRequested = (name: string) => scripts.some((url) => url.includes(`/${name}.`));
  // None of them has arrived, so none can have been found in another one.
  for (const name of ['mount', 'react', 'rules', 'views'])
    await expect.poll(() => isRequested(name)).toBe(true);
  released.resolve(undefined);
  await page.unrouteAll({ behavior: 'wait' });
});

test('the header says whether the shop is open, by the clock of Sarajevo', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-27T14:00:00Z'));
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('Otvoreno do 16:00')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-27T18:00:00Z'));
  await page.reload();
  await expect(page.getByRole('banner').getByText('Zatvoreno do sutra u 8:30')).toBeVisible();
});

test('the copyright year is the current one, whenever the page was built', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
  await page.goto('/o-nama');
  await expect(page.getByText('© 2031')).toBeVisible();
});

test('from 300 px on a button scrolls to the top; before that it is hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/svi-proizvodi');
  const button = page.getByRole('button', { name: 'Na vrh stranice' });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(button).toBeVisible();
  await button.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('the button to the top is above the call bar of a phone', async ({ page, shopUrl }) => {
  const product = await someProduct(shopUrl);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/proizvod/${product.id}`);
  await page.evaluate(() => window.scrollTo(0, 900));
  const button = await page.getByRole('button', { name: 'Na vrh stranice' }).boundingBox();
  const bar = await page.locator('.callbar').boundingBox();
  expect(button!.y + button!.height).toBeLessThanOrEqual(bar!.y);
});

for (const [width, path] of [
  [360, '/kategorija/branici'],
  [360, '/tuning/felge'],
  [768, '/svi-proizvodi'],
  [1440, '/svi-proizvodi'],
] as const) {
  test(`on ${path} at ${width} px the button to the top covers no word of a card`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, 900));
    const button = await page.getByRole('button', { name: 'Na vrh stranice' }).boundingBox();
    const covered = await page.locator('.card__b').evaluateAll((texts, left) => {
      const lines = (text: Element) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return Array.from(range.getClientRects());
      };
      const words = texts.flatMap((text) => Array.from(text.querySelectorAll('p, h2, h3')));
      return words.filter((word) => lines(word).some(({ right }) => right > left)).map((w) => w.textContent);
    }, button!.x);
    expect(covered).toEqual([]);
  });
}

test('a footer link to the page that is open scrolls to its top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/katalog');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Katalog' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('a footer link to the current page opens a tab with Control, and this one stays where it is', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/o-nama');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'O nama' });
  await link.scrollIntoViewIfNeeded();
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
  await expect(tab).toHaveURL('/o-nama');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a picture pressed with Control before the gallery has loaded opens in a tab, and no full screen here', async ({
  page,
  context,
  shopUrl,
}) => {
  const { id } = await withPictures(shopUrl, (n) => n > 0);
  const script = Promise.withResolvers<undefined>();
  await page.goto(`/proizvod/${id}`, { waitUntil: 'networkidle' });
  await page.route('**/_astro/**', async (route) => {
    await script.promise;
    await route.continue();
  });
  const picture = page.locator('.gal__strip a').first();
  const [tab] = await Promise.all([context.waitForEvent('page'), picture.click({ modifiers: ['Control'] })]);
  await expect(tab).toHaveURL((await picture.getAttribute('href'))!);
  script.resolve(undefined);
  await expect(page.locator('.gal--live')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** From here on the page's clock advances only when the test says so. */
const stopTheClock = (page: Page) => page.clock.pauseAt(new Date(START.getTime() + 3_600_000));

test('the tooltip of a heart is delayed for the pointer, immediate for the keyboard, and hidden by Escape', async ({
  page,
}) => {
  await page.clock.install({ time: START });
  await page.goto('/audi/a4');
  await stopTheClock(page);
  const heart = page.locator('[data-wish]').first();
  const tip = page.locator('[role=tooltip]');
  await heart.hover();
  // The tooltip's script has loaded.
  await expect(tip).toBeAttached();
  await page.clock.runFor(TOOLTIP_DELAY_MS - 1);
  await expect(tip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip).toBeVisible();
  await expect(tip).toHaveText('Dodaj u wishlist-u');
  await heart.click();
  await expect(tip).toHaveText('Ukloni iz wishlist-e');
  await tip.hover();
  await page.clock.runFor(10_000);
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();

  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await heart.evaluate((button) => (button as HTMLElement).focus());
  await expect(tip).toBeVisible();
  await expect(heart).toHaveAccessibleDescription('Ukloni iz wishlist-e');
});

test('a toast with an undo disappears after eight seconds, stays while the pointer is on it, and can be closed', async ({
  page,
}) => {
  await page.clock.install({ time: START });
  await page.addInitScript(() => localStorage.setItem('premium-parts-wishlist', '[1,2,3]'));
  await page.goto('/wishlist');
  const remove = page.getByRole('button', { name: /^Ukloni s liste/ }).first();
  const notice = page.getByRole('status').getByText(/^Uklonjeno s liste/);
  await expect(remove).toBeVisible();
  await stopTheClock(page);
  await remove.click();
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(UNDO_LASTS_MS - 1);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice).toBeHidden();

  await remove.click();
  await notice.hover();
  await page.clock.runFor(10 * UNDO_LASTS_MS);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Zatvori obavještenje' }).click();
  await expect(notice).toBeHidden();
});

test('Escape closes the menu of a phone and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByLabel('Meni').click();
  const link = page.getByRole('banner').getByRole('link', { name: 'Katalog' });
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(page.getByLabel('Meni')).toBeFocused();
});
