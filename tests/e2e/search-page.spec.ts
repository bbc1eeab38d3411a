import type { Page } from '@playwright/test';
import { axe } from './setup/accessibility.ts';
import { cards, count, ready, types } from './setup/search-page.ts';
import { expect, test } from './setup/shop-test.ts';

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1440, height: 900 };

const faults = async (page: Page) =>
  (await axe(page).analyze()).violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`);

const STATES = [
  ['nothing asked', '/search', 'Unesite pojam za pretragu'],
  ['results', '/search?q=golf', /^Pronađeno \d+ rezultata za "golf"$/],
  ['a vehicle and a type', '/search?q=golf+5+far&tip=proizvod', /za "golf 5 far" u kategoriji Proizvod$/],
  ['nothing of a type', '/search?q=golf&tip=tuning', 'Nema rezultata za "golf" u kategoriji Tuning'],
  ['a condition', '/search?q=far&stanje=polovno', /^Pronađeno \d+ rezultata? za "far"$/],
  ['nothing at all', '/search?q=xqzwvk', 'Nema rezultata za "xqzwvk"'],
  ['a very long text', `/search?q=${'duga%20'.repeat(60)}`, /za "duga /],
] as const;

for (const [state, path, words] of STATES) {
  test(`with ${state} the page is accessible and fits phone and desktop`, async ({ page }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect(count(page)).toHaveText(words);
      expect(await faults(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    }
  });
}

test('a page with its own stylesheet looks like every other', async ({ page }) => {
  const looks = async (path: string) => {
    await page.goto(path);
    return page
      .locator('header input[name=q]')
      .evaluate((input) => [getComputedStyle(input).paddingLeft, getComputedStyle(input).borderTopWidth]);
  };
  const usual = await looks('/o-nama');
  expect(await looks('/search?q=golf')).toEqual(usual);
  expect(await looks('/tuning')).toEqual(usual);
});

test('counts follow Bosnian grammar', async ({ page }) => {
  await page.goto('/search?q=audi&tip=proizvodjac');
  await expect(count(page)).toHaveText('Pronađeno 1 rezultat za "audi" u kategoriji Proizvođač');
  await page.goto('/search?q=golf&tip=model');
  await expect(count(page)).toHaveText(/^Pronađeno [234] rezultata za "golf" u kategoriji Model$/);
});

test('type, sorting and page are in the address, and Back goes through them', async ({ page }) => {
  await page.goto('/search?q=golf');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  const all = await count(page).textContent();
  await types(page)
    .getByRole('link', { name: /^Proizvod/ })
    .click();
  await expect(page).toHaveURL('/search?q=golf&tip=proizvod');
  await expect(count(page)).toHaveText(/u kategoriji Proizvod$/);
  await expect(types(page).getByRole('link', { name: /^Proizvod/ })).toBeFocused();
  const relevant = await cards(page).first().textContent();
  await page.getByLabel('Sortiraj:').selectOption('naziv');
  await expect(page).toHaveURL('/search?q=golf&tip=proizvod&sortiraj=naziv');
  await expect(cards(page).first()).not.toHaveText(relevant ?? '');
  const first = await cards(page).first().textContent();
  await page.getByRole('link', { name: 'Stranica 2' }).click();
  await expect(page).toHaveURL('/search?q=golf&tip=proizvod&sortiraj=naziv&page=2');
  await expect(cards(page).first()).not.toHaveText(first ?? '');
  await expect(count(page)).toBeFocused();
  await page.goBack();
  await expect(cards(page).first()).toHaveText(first ?? '');
  await page.goBack();
  await page.goBack();
  await expect(count(page)).toHaveText(all ?? '');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.goForward();
  await expect(page).toHaveURL('/search?q=golf&tip=proizvod');
  await expect(count(page)).toHaveText(/u kategoriji Proizvod$/);
});

test('there is one search box, and the first result is in the first view of a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 660 });
  for (const query of ['golf', 'retrovizr', 'amortizri golf 5', 'disk plocice golf 5 2006']) {
    await page.goto(`/search?q=${query}`);
    await expect(page.getByRole('search')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue(query);
    await expect(cards(page).first().getByRole('heading')).toBeInViewport({ ratio: 1 });
  }
});

test('only types and conditions that were found can be chosen', async ({ page }) => {
  await page.goto('/search?q=far+golf+5+2006');
  const counts = await page.locator('.sp__pills .pill span').allTextContents();
  expect(counts.length).toBeGreaterThan(1);
  expect(counts.filter((text) => text === '0')).toEqual([]);
});

test('the search box searches in place; Escape closes it and keeps text and focus', async ({ page }) => {
  await page.goto('/search?q=golf');
  await ready(page);
  const box = page.getByRole('banner').getByRole('combobox');
  const suggestions = page.getByRole('listbox', { name: 'Prijedlozi' }).getByRole('option');
  await page.locator('header input[name=q]').fill('passat');
  await expect(suggestions.first()).toContainText('Passat');
  await page.keyboard.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('passat');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=passat');
  await expect(count(page)).toHaveText(/za "passat"$/);
  await expect(page).toHaveTitle(/^passat – rezultati pretrage/);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('spaces alone search for nothing', async ({ page }) => {
  await page.goto('/o-nama');
  await page.locator('header input[name=q]').click();
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/o-nama');
});

test('React is loaded at the first touch, and neither a sorting chosen meanwhile nor Back is lost', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/search?q=golf', { waitUntil: 'networkidle' });
  const before = scripts.length;
  await expect(page.locator('[data-view][aria-pressed=true]')).toBeAttached();
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByLabel('Sortiraj:').selectOption('naziv');
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await expect(page).toHaveURL('/search?q=golf');
  release();
  await expect(page).toHaveURL('/search?q=golf&sortiraj=naziv');
  await expect(page.getByLabel('Sortiraj:')).toHaveValue('naziv');
  await page.goBack();
  await expect(page.getByLabel('Sortiraj:')).toHaveValue('relevantnost');

  await page.goForward();
  await expect(page.getByLabel('Sortiraj:')).toHaveValue('naziv');
  await page.reload({ waitUntil: 'networkidle' });
  await page.goBack();
  await expect(page).toHaveURL('/search?q=golf');
  await expect(page.getByLabel('Sortiraj:')).toHaveValue('relevantnost');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form answers with results, which can be filtered, sorted and paged', async ({ page }) => {
    await page.goto('/');
    await page.locator('header input[name=q]').fill('golf');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=golf');
    await expect(page.locator('[data-count]')).toHaveText(/^Pronađeno \d+ rezultata za "golf"$/);
    await expect(page.getByRole('searchbox')).toHaveValue('golf');
    await page.getByRole('link', { name: /^Proizvod/ }).click();
    await page.getByLabel('Sortiraj:').selectOption('naziv');
    await page.getByRole('button', { name: 'Primijeni' }).click();
    await expect(page).toHaveURL('/search?q=golf&tip=proizvod&sortiraj=naziv');
    await page.getByRole('link', { name: 'Stranica 2' }).click();
    await expect(page).toHaveURL('/search?q=golf&tip=proizvod&sortiraj=naziv&page=2');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/proizvod\/\d+$/);
  });

  test('the page shows any query as plain text', async ({ page }) => {
    await page.goto('/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%20~list~');
    await expect(page.getByRole('searchbox')).toHaveValue('<script>alert(1)</script>" ~list~');
    await expect(page.locator('[data-count]')).toContainText('<script>alert(1)</script>" ~list~');
    expect(await page.locator('main script:not([type])').count()).toBe(0);
  });
});
