import { apply, open } from './setup/product-list-page.ts';
import { ready } from './setup/search-page.ts';
import { expect, test } from './setup/shop-test.ts';
import { withPictures } from './setup/some-products.ts';

const scrolled = (page: { evaluate: <T>(read: () => T) => Promise<T> }) =>
  page.evaluate(() => Math.round(scrollY));

test('Back returns to the same place in a list, and a new page starts at its top', async ({ page }) => {
  for (const list of ['/volkswagen/golf', '/svi-proizvodi', '/kategorija/branici?page=2']) {
    await page.goto(list);
    const card = page.getByRole('article').nth(11).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
    const before = await scrolled(page);
    await card.click();
    await expect(page).toHaveURL(/\/proizvod\/\d+$/);
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(8);
    // Nothing that loads later may move the scroll position.
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(8);
  }
});

test('every page can stay in the browser’s back/forward cache', async ({ page, request }) => {
  for (const path of ['/', '/volkswagen/golf', '/proizvod/1', '/kontakt', '/wishlist', '/search?q=far']) {
    expect((await request.get(path)).headers()['cache-control']).not.toContain('no-store');
    await page.addInitScript(() => {
      const listen = window.addEventListener.bind(window);
      const refused: string[] = [];
      Object.assign(window, { refused });
      window.addEventListener = (type: string, ...rest: unknown[]) => {
        if (/^(?:before)?unload$/.test(type)) refused.push(type);
        (listen as (...all: unknown[]) => void)(type, ...rest);
      };
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
  }
});

test('a page that failed is reloaded once automatically, then by its button', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  await page.goto('/500');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nešto je pošlo po zlu');
  await expect.poll(() => loads).toBe(2);
  const quoted = page.getByText('Something went wrong');
  await expect(quoted).toHaveAttribute('lang', 'en');
  await expect(quoted).toContainText('Please refresh the page to try again.');
  await page.getByRole('button', { name: 'Osvježite stranicu' }).click();
  await expect.poll(() => loads).toBe(3);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(3);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the vehicle of the home page is chosen by brand, then on the server’s pages', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Odabir vozila' });
    await expect(form.getByRole('combobox')).toHaveCount(1);
    await form.getByLabel('Marka').selectOption('Škoda');
    await form.getByRole('button').click();
    await expect(page).toHaveURL('/skoda');
    await page
      .getByRole('link', { name: /^Octavia/ })
      .first()
      .click();
    await expect(page).toHaveURL('/skoda/octavia');
  });

  test('brand, model and year sent by the form lead to the vehicle’s page', async ({ page }) => {
    await page.goto('/katalog?marka=vw&model=golf&godina=2006');
    await expect(page).toHaveURL('/vw/golf/2006');
    await page.goto('/katalog?marka=audi&model=a4');
    await expect(page).toHaveURL('/audi/a4');
    await page.goto('/katalog?marka=//example.com');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Katalog');
  });
});

test('an arrow with Alt in the gallery goes back instead of to another picture', async ({
  page,
  shopUrl,
}) => {
  const { id, images } = await withPictures(shopUrl, (n) => n > 2);
  await page.goto(`/proizvod/${id}`);
  const next = page.getByRole('button', { name: 'Sljedeća slika' });
  await next.click();
  const counter = page.locator('.gal__n');
  await expect(counter).toHaveText(`2 / ${images.length}`);
  const isLeftToBrowser = (altKey: boolean) =>
    next.evaluate(
      (button, withAlt) =>
        button.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'ArrowLeft',
            altKey: withAlt,
            bubbles: true,
            cancelable: true,
          }),
        ),
      altKey,
    );
  expect(await isLeftToBrowser(true)).toBe(true);
  await expect(counter).toHaveText(`2 / ${images.length}`);
  expect(await isLeftToBrowser(false)).toBe(false);
  await expect(counter).toHaveText(`1 / ${images.length}`);
});

test('after Back the search box suggests for the text that it shows', async ({ page }) => {
  await page.goto('/search?q=far');
  await ready(page);
  const box = page.locator('header input[name=q]');
  await box.fill('kvačilo');
  await expect(page.getByRole('option', { name: /^Prikaži sve/ })).toContainText('kvačilo');
  await box.press('Enter');
  await expect(page).toHaveURL(/q=kva/);
  await page.goBack();
  await expect(box).toHaveValue('far');
  await box.click();
  await expect(page.getByRole('option', { name: /^Prikaži sve/ })).toContainText('far');
});

test('after Back to a page that the browser has kept, the header says at once whether the shop is open', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-27T14:00:00Z'));
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByText('Otvoreno do 16:00')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-27T18:00:00Z'));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(header.getByText('Zatvoreno do sutra u 8:30')).toBeVisible();
});

test('after Back to a kept product page after closing time, its first action leads to the form', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-27T14:00:00Z'));
  await page.goto('/proizvod/1');
  const first = page.locator('.act[data-contact=phone]').first();
  await expect(first).toHaveAttribute('href', /^tel:/);
  await page.clock.setFixedTime(new Date('2026-11-27T18:00:00Z'));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(first).toHaveAttribute('href', '/kontakt?proizvod=1#upit');
});

test('a press that changes nothing adds no entry to the history, so that Back leaves the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/katalog');
  await open(page, '/svi-proizvodi');
  await apply(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/katalog');
  await page.goto('/search?q=far');
  await ready(page);
  const box = page.locator('header input[name=q]');
  await box.click();
  await box.press('Enter');
  await page.goBack();
  await expect(page).toHaveURL('/katalog');
});
