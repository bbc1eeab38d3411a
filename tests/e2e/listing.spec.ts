import type { Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './shop-test.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

const apply = (page: Page) => page.getByRole('button', { name: /^Primijeni filtere/ });
const count = (page: Page) => page.locator('[data-count]');
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Ukloni filter: ${name}` });
const numberIn = (text: string | null) => Number(/\((\d+)\)/.exec(text?.replaceAll('.', '') ?? '')?.[1]);

/** As a hand or a key does before anything: the filters wake at the first touch. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('[data-list]').hover();
  await expect(page.locator('.fp__note').first()).toBeAttached();
}

/** Waits for the answer with the filters in the address, and for the list that it makes. */
async function filtered(page: Page, address: RegExp) {
  await expect(page).toHaveURL(address);
  await expect(page.locator('[data-busy]')).toHaveCount(0);
  await expect(page.locator('[data-list]')).not.toHaveAttribute('aria-busy', 'true');
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('a draft filters nothing until it is applied, and its button tells the count before', async ({
    page,
  }) => {
    await open(page, '/svi-proizvodi');
    const before = await names(page);
    await expect(page.getByLabel('Model vozila')).toBeDisabled();
    await page.getByLabel('Marka vozila').selectOption('Volkswagen');
    await page.getByLabel('Model vozila').selectOption('Golf');
    await expect(apply(page)).toHaveText(/\(\d+\)/);
    expect(await names(page)).toEqual(before);
    const promised = numberIn(await apply(page).textContent());
    await apply(page).click();
    await filtered(page, /\?marka=volkswagen&model=golf$/);
    await expect(count(page)).toHaveText(`Prikazano 1-20 od ${promised} proizvoda`);
    await expect(chip(page, 'Volkswagen Golf')).toBeVisible();
    await expect(page.getByText('1 aktivan')).toBeVisible();
    await page.getByLabel('Marka vozila').selectOption('Audi');
    await expect(page.getByLabel('Model vozila')).toHaveValue('all');
  });

  test('Back and Forward bring back the list, its filters and the place in it', async ({ page }) => {
    await open(page, '/svi-proizvodi');
    const first = await names(page);
    await page.getByLabel('Marka vozila').selectOption('Audi');
    await apply(page).click();
    await filtered(page, /marka=audi$/);
    const second = await names(page);
    await page.getByRole('link', { name: 'Stranica 2' }).click();
    await filtered(page, /marka=audi&page=2$/);
    await expect(count(page)).toContainText('Prikazano 21-40');
    await expect(count(page)).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
    await page.getByRole('article').nth(12).getByRole('link').click();
    await expect(page).toHaveURL(/\/proizvod\//);
    await page.goBack();
    await filtered(page, /marka=audi&page=2$/);
    await expect(count(page)).toContainText('Prikazano 21-40');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.goBack();
    await filtered(page, /marka=audi$/);
    expect(await names(page)).toEqual(second);
    await page.goBack();
    await filtered(page, /\/svi-proizvodi$/);
    expect(await names(page)).toEqual(first);
    await expect(page.getByLabel('Marka vozila')).toHaveValue('all');
    await page.goForward();
    await filtered(page, /marka=audi$/);
    expect(await names(page)).toEqual(second);
    await expect(page.getByLabel('Marka vozila')).toHaveValue('Audi');
  });

  test('an address with filters is applied before anything else is seen, without a shift', async ({
    page,
  }) => {
    await page.route('**/api/products?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/svi-proizvodi?marka=vw&model=golf&od=2004', { waitUntil: 'commit' });
    await page.locator('[data-busy]').waitFor({ state: 'attached' });
    await expect(page.getByRole('article').getByRole('heading').first()).toBeHidden();
    await filtered(page, /\?marka=volkswagen&model=golf&od=2004$/);
    await expect(count(page)).toContainText(/Prikazano 1-20 od \d+ proizvoda/);
    await expect(page.getByLabel('Model vozila')).toHaveValue('golf');
    await expect(page.getByLabel('Godina od')).toHaveValue('2004');
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThan(0.02);
  });

  test('years out of bounds are corrected, and the wrong way round they change places', async ({ page }) => {
    await open(page, '/audi/a4');
    await page.getByLabel('Godina od').fill('1850');
    await page.getByLabel('Godina od').blur();
    await expect(page.getByLabel('Godina od')).toHaveValue('1990');
    await expect(page.getByText(/Godina je pomjerena u raspon 1990–/)).toBeVisible();
    await page.getByLabel('Godina od').fill('2010');
    await page.getByLabel('Godina do').fill('2006');
    await apply(page).click();
    await filtered(page, /\/audi\/a4\?od=2006&do=2010$/);
    await expect(page.getByText('Godine su zamijenjene: od manje do veće.')).toBeVisible();
    await expect(chip(page, '2006–2010')).toBeVisible();
    await expect(page.getByLabel('Godina od')).toHaveValue('2006');
  });

  test('another vehicle is another page, with the other filters', async ({ page }) => {
    await open(page, '/audi/a4/2008');
    await page.getByLabel('Godina od').fill('2006');
    await page.getByLabel('Model vozila').selectOption('A6');
    await apply(page).click();
    await expect(page).toHaveURL(/\/audi\/a6\?od=2006$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audi A6');
    await filtered(page, /od=2006$/);
    await page.getByLabel('Model vozila').selectOption('Svi modeli');
    await apply(page).click();
    await filtered(page, /\/svi-proizvodi\?marka=audi&od=2006$/);
  });

  test('a category pill filters at once and stands in the panel too', async ({ page }) => {
    await open(page, '/audi/a4');
    const pill = page.getByRole('group', { name: 'Kategorije' }).getByRole('button').nth(1);
    const [, products] = /(\d+)$/.exec((await pill.textContent())?.trim() ?? '') ?? [];
    await pill.click();
    await filtered(page, /\/audi\/a4\?kategorija=[a-z-]+$/);
    await expect(pill).toHaveAttribute('aria-pressed', 'true');
    await expect(count(page)).toHaveText(`Prikazano 1-${products} od ${products} proizvoda`);
    await expect(page.getByLabel('Kategorija')).not.toHaveValue('all');
    await page.getByRole('button', { name: 'Obriši sve filtere' }).first().click();
    await filtered(page, /\/audi\/a4$/);
    await expect(pill).toHaveAttribute('aria-pressed', 'false');
  });

  test('a category says how many of its products match, and when none do', async ({ page }) => {
    await open(page, '/kategorija/branici');
    const [, all] = /od ([\d.]+)/.exec((await count(page).textContent()) ?? '') ?? [];
    await page.getByLabel('Marka vozila').selectOption('Audi');
    await expect(apply(page)).toHaveText(/\(\d+\)/);
    const matches = numberIn(await apply(page).textContent());
    await apply(page).click();
    await filtered(page, /marka=audi$/);
    await expect(count(page)).toHaveText(`Prikazano: ${matches} od ${all} proizvoda`);
    await page.getByLabel('Godina od').fill('1990');
    await page.getByLabel('Godina do').fill('1990');
    await expect(apply(page)).toHaveText('Primijeni filtere (0)');
    await expect(page.getByText('Nema proizvoda za ovaj izbor.')).toBeVisible();
    await apply(page).click();
    await expect(page.getByText('Nema proizvoda koji odgovaraju odabranim filterima.')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`)).toEqual([]);
    await page.locator('[data-list]').getByRole('button', { name: 'Obriši sve filtere' }).click();
    await filtered(page, /\/kategorija\/branici$/);
    await expect(count(page)).toHaveText(`Prikazano: ${all} od ${all} proizvoda`);
  });

  test('names sort in Bosnian order, across pages', async ({ page }) => {
    await open(page, '/audi/a4');
    await page.getByLabel('Sortiraj:').selectOption('Naziv A–Ž');
    await filtered(page, /\?sortiraj=naziv$/);
    const sorted = (await names(page)).map((name) => name.trim());
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('hr').compare));
    await page.getByRole('link', { name: 'Sljedeća stranica' }).click();
    await filtered(page, /\?sortiraj=naziv&page=2$/);
    await expect(count(page)).toContainText('Prikazano 21-');
  });

  test('only the latest question is answered', async ({ page }) => {
    let held = 0;
    // Never answered: only giving it up ends it.
    await page.route('**/api/products?**manufacturer=audi**', () => {
      held++;
    });
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('=audi'));
    await open(page, '/svi-proizvodi');
    await page.getByLabel('Marka vozila').selectOption('Audi');
    await expect.poll(() => held).toBe(1);
    await page.getByLabel('Marka vozila').selectOption('BMW');
    await givenUp;
    await expect(apply(page)).toHaveText(/\(\d+\)/);
    const bmw = await apply(page).textContent();
    await apply(page).click();
    await filtered(page, /marka=bmw$/);
    await expect(count(page)).toContainText(`od ${numberIn(bmw)} proizvoda`);
  });

  test('what a form sends before the script has come is understood', async ({ page }) => {
    await page.goto('/audi/a4?marka=Audi&model=A4&kategorija=Branici&od=&do=&sortiraj=najnovije');
    await filtered(page, /kategorija=Branici/);
    await expect(chip(page, 'Branici')).toBeVisible();
    await page.goto('/audi/a4/2008?marka=BMW&model=all&kategorija=all&od=2006&do=');
    await filtered(page, /\/svi-proizvodi\?marka=bmw&od=2006$/);
  });
});

test.describe('the list under a brand', () => {
  test.use({ viewport: DESKTOP });

  test('filters by model in place, and another brand has its own page', async ({ page }) => {
    await open(page, '/katalog/audi');
    const all = numberIn(`(${(await count(page).textContent())!.split(' od ')[1]!.split(' ')[0]!})`);
    await page.getByLabel('Model vozila').selectOption('A4');
    await expect(apply(page)).toHaveText(/\(\d+\)/);
    const found = numberIn(await apply(page).textContent());
    expect(found).toBeLessThan(all);
    await apply(page).click();
    await filtered(page, /\/katalog\/audi\?model=a4$/);
    await expect(count(page)).toContainText(`od ${found} proizvoda`);
    await expect(page.getByRole('article').first().getByRole('heading', { level: 3 })).toBeVisible();
    await chip(page, 'Audi A4').click();
    await filtered(page, /\/katalog\/audi$/);
    await page.getByLabel('Marka vozila').selectOption('BMW');
    await page.getByLabel('Godina od').fill('2006');
    await apply(page).click();
    await filtered(page, /\/katalog\/bmw\?od=2006$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BMW');
  });
});

test('the page’s own vehicle is a chip that leads to the wider list, with the other filters', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/audi/a4/2008');
  await expect(page.getByRole('link', { name: 'Ukloni filter: Audi A4' })).toHaveAttribute(
    'href',
    '/svi-proizvodi',
  );
  await page.getByLabel('Kategorija').selectOption({ index: 1 });
  // The count says that the script is awake; before it the form would be sent as it is without one.
  await expect(apply(page)).toHaveText(/\(\d+\)/);
  await apply(page).click();
  await filtered(page, /\?kategorija=/);
  const { search } = new URL(page.url());
  await page.getByRole('link', { name: 'Ukloni filter: 2008' }).click();
  await expect(page).toHaveURL(`/audi/a4${search}`);
  await filtered(page, /\?kategorija=/);
  await page.getByRole('link', { name: 'Ukloni filter: Audi A4' }).click();
  await expect(page).toHaveURL(`/svi-proizvodi${search}`);
});

test('a value that changes without a touch wakes the filters too', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/svi-proizvodi');
  // As assistive technology and form fillers do it.
  await page.getByLabel('Marka vozila').evaluate((select) => {
    (select as HTMLSelectElement).value = 'Audi';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(apply(page)).toHaveText(/\(\d+\)/);
  await expect(page.getByLabel('Model vozila')).toBeEnabled();
});

test('the years of a long-lived model stand in one row, the page’s own in the middle of a phone', async ({
  page,
}) => {
  const strip = page.getByRole('navigation', { name: 'Godište' });
  for (const width of [360, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/volkswagen/golf/2008');
    const tops = await strip
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const own = strip.locator('[aria-current]');
    await expect(own).toBeInViewport();
    await expect(own).toHaveAccessibleName('2008');
    await expect(strip.getByRole('link', { name: '2009', exact: true })).toBeVisible();
    if (width > 360) continue;
    const box = (await own.boundingBox())!;
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(24);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the panel opens in place, closes by Escape and when applied', async ({ page }) => {
    await page.goto('/audi/a4');
    const toggle = page.locator('summary', { hasText: 'Filteri' });
    await expect(apply(page)).toBeHidden();
    await toggle.tap();
    await expect(apply(page)).toHaveText(/\(87\)|\(\d+\)/);
    await page.getByLabel('Kategorija').focus();
    await page.keyboard.press('Escape');
    await expect(apply(page)).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.tap();
    await page.getByLabel('Godina od').fill('2006');
    await page.getByLabel('Kategorija').selectOption('Branici');
    await apply(page).tap();
    await filtered(page, /\?kategorija=branici&od=2006$/);
    await expect(apply(page)).toBeHidden();
    await expect(toggle).toHaveText(/2/);
    await expect(toggle).toBeFocused();
    await expect(page.locator('[data-list]').getByRole('article').first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`)).toEqual([]);
  });

  test('one chip goes alone, all go together', async ({ page }) => {
    await page.goto('/svi-proizvodi?marka=audi&model=a4&kategorija=branici&od=2006');
    await filtered(page, /od=2006$/);
    await chip(page, 'od 2006').tap();
    await filtered(page, /\?marka=audi&model=a4&kategorija=branici$/);
    await expect(chip(page, 'Audi A4')).toBeFocused();
    await page.getByRole('group', { name: 'Aktivni filteri' }).getByText('Obriši sve filtere').tap();
    await filtered(page, /\/svi-proizvodi$/);
    await expect(page.locator('[data-chips]')).toBeEmpty();
    await expect(page.locator('summary', { hasText: 'Filteri' })).toHaveText('Filteri');
  });

  test('the saved vehicle narrows a list by one switch', async ({ page }) => {
    await page.addInitScript(() => {
      const vehicle = {
        manufacturer: { name: 'Audi', slug: 'audi' },
        model: { name: 'A4', slug: 'a4' },
        year: 2008,
      };
      const garage = { vehicles: [vehicle], active: 'audi/a4/2008' };
      localStorage.setItem('premium-parts-vehicles', JSON.stringify(garage));
    });
    await page.goto('/svi-proizvodi');
    await page.locator('summary', { hasText: 'Filteri' }).tap();
    const own = page.getByRole('switch', { name: 'Samo dijelovi za moje vozilo' });
    await own.tap();
    await filtered(page, /\?marka=audi&model=a4&od=2008&do=2008$/);
    await expect(own).toBeChecked();
    await expect(page.getByText('Odgovara: Audi A4 2008').first()).toBeVisible();
    await own.tap();
    await filtered(page, /\/svi-proizvodi$/);
    await expect(own).not.toBeChecked();
  });
});

test('by keyboard alone a visitor filters, turns a page and clears', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/svi-proizvodi');
  await page.getByLabel('Marka vozila').focus();
  await page.keyboard.type('Audi');
  await expect(page.getByLabel('Model vozila')).toBeEnabled();
  await page.getByLabel('Godina od').focus();
  await page.keyboard.type('2003');
  await page.keyboard.press('Enter');
  await filtered(page, /\?marka=audi&od=2003$/);
  await page.getByRole('link', { name: 'Stranica 2' }).focus();
  await page.keyboard.press('Enter');
  await filtered(page, /&page=2$/);
  await expect(count(page)).toBeFocused();
  await chip(page, 'od 2003').focus();
  await page.keyboard.press('Enter');
  await filtered(page, /\?marka=audi$/);
  await expect(chip(page, 'Audi')).toBeFocused();
  await page.keyboard.press('Enter');
  await filtered(page, /\/svi-proizvodi$/);
  await expect(count(page)).toBeFocused();
});

test('a bare page number is a page of its own, reached by true links', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto('/svi-proizvodi');
  await page.getByRole('link', { name: 'Stranica 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(count(page)).toContainText('Prikazano 21-40');
  await page.getByLabel('Marka vozila').hover();
  expect(calls).toEqual([]);
});

test.describe('when the call fails', () => {
  // The browser reports a failed request itself.
  test.use({ quiet: async ({}, use) => use(undefined), viewport: DESKTOP });

  test('all products say so in red and can be asked again', async ({ page }) => {
    let broken = true;
    await page.route('**/api/products?**', (route) =>
      broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto('/svi-proizvodi?marka=audi');
    const message = page.getByRole('heading', { name: 'Učitavanje proizvoda nije uspjelo.' });
    await expect(message).toBeVisible();
    await expect(message).toHaveCSS('color', /oklch\(.*\)|rgb\(.*\)/);
    broken = false;
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await expect(count(page)).toContainText(/Prikazano 1-20 od \d+ proizvoda/);
  });

  test('all products ask up to three times more after a 404', async ({ page }) => {
    test.slow();
    let asked = 0;
    await page.route('**/api/products?**', (route) =>
      ++asked < 4 ? route.fulfill({ status: 404, json: {} }) : route.continue(),
    );
    await page.goto('/svi-proizvodi?marka=audi');
    await expect(count(page)).toContainText(/Prikazano 1-20 od \d+ proizvoda/, { timeout: 15_000 });
    expect(asked).toBe(4);
  });

  test('a vehicle’s page shows an empty list', async ({ page }) => {
    await page.route('**/api/products?**', (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto('/audi/a4?kategorija=branici');
    await expect(page.getByText('Nema proizvoda koji odgovaraju odabranom filteru.').last()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});
