import type { Page } from '@playwright/test';
import { givenVehicle } from './setup/given-vehicle.ts';
import { expect, test } from './setup/shop-test.ts';
import { openSlowWire } from './setup/slow-wire.ts';

/** One page of every type; their names wrap to different numbers of lines. */
const PATHS = [
  ...['/', '/katalog', '/volkswagen', '/volkswagen/golf', '/volkswagen/golf/2006', '/audi/a4/2008'],
  ...['/svi-proizvodi', '/kategorija/branici', '/tuning', '/tuning/felge', '/proizvod/1', '/kontakt'],
  ...['/o-nama', '/opci-uslovi', '/search', '/wishlist', '/nema'],
];
const SCREENS = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };
const SHIFT_MAX = 0.02;
/** The list of the saved vehicle. */
const OWN_PARTS_CALL = /\/api\/shop\/products\?.*audi/;

const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Shifts are reported after the frame in which they happen.
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: { sum: number } }).shifts.sum;
  });

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`on a ${screen}, fonts that load after the first paint shift nothing on any page`, async ({
    browser,
    shopUrl,
  }) => {
    test.slow();
    for (const path of PATHS) {
      // A first visit, with an empty cache.
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      let letFontsCome = () => {};
      const painted = new Promise<void>((resolve) => (letFontsCome = resolve));
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });
      await countShifts(page);
      await page.goto(shopUrl + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const fonts = page.waitForResponse(/archivo/);
      letFontsCome();
      await (await fonts).finished();
      const shift = await shiftOf(page);
      expect([path, shift <= SHIFT_MAX, shift]).toEqual([path, true, shift]);
      await context.close();
    }
  });
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`on a ${screen}, recently viewed products shift nothing when the page is scrolled fast`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const id of [1, 20, 33, 47, 60]) await page.goto(`/proizvod/${id}`);
    await countShifts(page);
    for (const path of ['/', '/proizvod/1']) {
      // The page script, and with it the cards, arrives when what follows the cards is in view.
      const script = Promise.withResolvers<undefined>();
      await page.route('**/_astro/*.js', async (route) => {
        if (!route.request().url().includes('/early.')) await script.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const place = page.locator('[data-recent]');
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      // Painted as it is without the script.
      await shiftOf(page);
      script.resolve(undefined);
      await page.getByRole('heading', { name: 'Nedavno pregledano' }).waitFor();
      const shift = await shiftOf(page);
      expect([path, shift <= SHIFT_MAX, shift]).toEqual([path, true, shift]);
    }
  });
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`on a ${screen}, what the shop says later of saved products moves nothing on the wishlist`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const id of [12, 30, 44]) {
      await page.goto(`/proizvod/${id}`);
      await page
        .locator('.gal')
        .getByRole('button', { name: /^Dodaj na listu želja/ })
        .click();
    }
    await countShifts(page);
    const answer = Promise.withResolvers<undefined>();
    await page.route('**/api/**', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto('/wishlist');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(
      page
        .getByRole('article')
        .getByText(/\d\sKM$/)
        .first(),
    ).toBeVisible();
    const before = await shiftOf(page);
    answer.resolve(undefined);
    await expect(page.getByRole('article').getByText(/ · /)).toHaveCount(3);
    const shift = (await shiftOf(page)) - before;
    expect([shift <= SHIFT_MAX, shift]).toEqual([true, shift]);
  });
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`on a ${screen}, parts for the saved vehicle never push away what is in view`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await givenVehicle(page);
    await countShifts(page);
    const list = Promise.withResolvers<undefined>();
    await page.route(OWN_PARTS_CALL, async (route) => {
      await list.promise;
      await route.continue();
    });
    const called = page.waitForRequest(OWN_PARTS_CALL);
    await page.goto('/');
    await page.locator('[data-own-parts]').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const answered = called.then(async (request) => (await request.response())?.finished());
    list.resolve(undefined);
    await answered;
    const shift = await shiftOf(page);
    expect([shift <= SHIFT_MAX, shift]).toEqual([true, shift]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('heading', { name: 'Dijelovi za vaše vozilo: Audi A4 2008' })).toBeAttached();
    const later = await shiftOf(page);
    expect([later <= SHIFT_MAX, later]).toEqual([true, later]);
  });
}

test('a page that is painted while it loads shifts nothing that was painted', async ({
  browser,
  shopUrl,
}) => {
  const wire = await openSlowWire(shopUrl);
  const context = await browser.newContext({ viewport: SCREENS.phone });
  const page = await context.newPage();
  await countShifts(page);
  for (const path of PATHS) {
    await page.goto(wire.url + path);
    const shift = await shiftOf(page);
    expect.soft([path, shift <= SHIFT_MAX, shift]).toEqual([path, true, shift]);
  }
  await context.close();
  wire.close();
});

test('on a desktop, neither the header nor the line above a list moves when what follows it arrives', async ({
  browser,
  shopUrl,
}) => {
  // The years arrive one by one: only they have an `<i>`.
  const wire = await openSlowWire(shopUrl, (html) =>
    html.split(/(?<=data-wishlist-link|<\/(?:form|header|nav|h1|p|i)>)/),
  );
  const context = await browser.newContext({ viewport: SCREENS.desktop });
  const page = await context.newPage();
  await countShifts(page);
  await page.goto(`${wire.url}/audi/a4/2008`);
  // The opening hours are written by a script, which makes them longer.
  expect(await shiftOf(page)).toBeLessThan(0.0002);
  await context.close();
  wire.close();
});
