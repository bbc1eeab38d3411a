import { openAdmin } from './panel/session.ts';
import { givenList } from './setup/given-list.ts';
import { expect, test as base } from './setup/shop-test.ts';

/** A worker fixture of their own gives these tests a worker and a shop that no other test has edited. */
const test = base.extend<object, { untouched: boolean }>({
  untouched: [true, { scope: 'worker' }],
});
test.use({ viewport: { width: 390, height: 800 } });

const OPENING = new Date('2026-11-24T10:00:00Z');

/** On another day than the shop was published, whenever the test runs: the panel then names the day as well. */
const LATER = new Date('2060-01-05T10:00:00Z');

/**
 * What a screen reader reads, in its order, in `reading-order/*.aria.yml`. A deleted file is written again by the next
 * run; addresses with the port of the shop or the digest of a picture are then made patterns by hand.
 */
const PAGES = [
  ['catalogue', '/katalog'],
  ['brand', '/fiat'],
  ['model', '/fiat/croma'],
  ['model-year', '/fiat/croma/2008'],
  ['category', '/kategorija/patosnice'],
  ['tuning', '/tuning'],
  ['tuning-category', '/tuning/volani'],
  ['product', '/proizvod/1'],
  ['search-results', '/search?q=fiat+croma+hladnjak'],
  ['wishlist-empty', '/wishlist'],
  ['contact', '/kontakt'],
] as const;

for (const [name, path] of PAGES)
  test(`the page ${name} reads in a sensible order`, async ({ page }) => {
    await page.clock.setFixedTime(OPENING);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });

test('the home page reads in a sensible order, with the frame of every page', async ({ page }) => {
  await page.clock.setFixedTime(OPENING);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'home.aria.yml' });
});

test('a wishlist with products reads in a sensible order', async ({ page }) => {
  await givenList(page, [
    { id: 1, name: 'Hladnjak', image: null, rating: 5, compatible_years: ['2005', '2011'] },
    { id: 2, name: 'Far', image: null, rating: 4, compatible_years: [] },
  ]);
  await page.goto('/wishlist', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'wishlist-filled.aria.yml' });
});

test('the start screen of the panel reads in a sensible order', async ({ page, shopUrl }) => {
  await page.clock.setFixedTime(LATER);
  await openAdmin(page, shopUrl);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'panel-start.aria.yml' });
});
