import { axe } from './setup/accessibility.ts';
import { givenVehicle } from './setup/given-vehicle.ts';
import { apply, chip, filtered } from './setup/product-list-page.ts';
import { expect, test } from './setup/shop-test.ts';

const PHONE = { width: 360, height: 740 };

test('the years of a long-lived model are in one row, with the page’s own year centred on a phone', async ({
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
    await expect(apply(page)).toHaveText(/\(\d+\)/);
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
    const { violations } = await axe(page).analyze();
    expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`)).toEqual([]);
  });

  test('reversed years are swapped, said so above the results, and do not keep the panel open', async ({
    page,
  }) => {
    await page.goto('/audi/a4');
    await page.locator('summary', { hasText: 'Filteri' }).tap();
    await page.getByLabel('Godina od').fill('2010');
    await page.getByLabel('Godina do').fill('2006');
    await apply(page).tap();
    await filtered(page, /\?od=2006&do=2010$/);
    await expect(apply(page)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Obavještenja' })).toContainText(
      'Godine su zamijenjene: od manje do veće.',
    );
    await expect(page.locator('[data-list]').getByRole('article').first()).toBeInViewport();
  });

  for (const isLate of [false, true])
    test(`Enter in a year applies the filters on a vehicle’s page, ${isLate ? 'before' : 'after'} the script has loaded`, async ({
      page,
    }) => {
      const wire = Promise.withResolvers<undefined>();
      await page.route(/\/_astro\/react\..*\.js$/, async (route) => {
        if (isLate) await wire.promise;
        await route.continue();
      });
      await page.goto('/audi/a4');
      await page.locator('summary', { hasText: 'Filteri' }).tap();
      if (!isLate) await expect(apply(page)).toHaveText(/\(\d+\)/);
      await page.getByLabel('Godina od').fill('2006');
      await page.keyboard.press('Enter');
      wire.resolve(undefined);
      await filtered(page, /\/audi\/a4\?od=2006$/);
    });

  for (const path of ['/volkswagen/golf/2006', '/search?q=far+golf'])
    test(`a badge covers nothing of the picture in its row on ${path}`, async ({ page }) => {
      await page.goto(path);
      const picture = page.locator('.card__i').filter({ has: page.locator('.card__s') });
      const box = (await picture.first().boundingBox())!;
      const badge = await picture.first().locator('.card__s').boundingBox();
      expect(badge!.y).toBeGreaterThanOrEqual(box.y + box.height);
    });

  test('chips can be removed one by one or all together', async ({ page }) => {
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
    await givenVehicle(page);
    await page.goto('/svi-proizvodi');
    // Beside the order, with the panel closed.
    const own = page.getByRole('switch', { name: 'Samo dijelovi za moje vozilo' });
    await own.tap();
    await filtered(page, /\?marka=audi&model=a4&od=2008&do=2008$/);
    await expect(own).toBeChecked();
    await expect(page.getByText('Provjerite: B8').first()).toBeVisible();
    await own.tap();
    await filtered(page, /\/svi-proizvodi$/);
    await expect(own).not.toBeChecked();
    await page.goto('/audi/a4/2008');
    await expect(own).toBeHidden();
  });

  test('wheels whose years nobody entered follow those of the vehicle, below a line', async ({ page }) => {
    await givenVehicle(page);
    await page.goto('/tuning/felge');
    await page.getByRole('switch', { name: 'Samo dijelovi za moje vozilo' }).tap();
    await filtered(page, /\?marka=audi&model=a4&od=2008&do=2008$/);
    const line = page.getByRole('heading', { name: /^Bez poznatog godišta – provjerite \(\d+\)$/ });
    await expect(line).toBeVisible();
    await expect(page.locator('li:has(.cards__line) ~ li article').first()).toBeVisible();
  });

  test('every page of a long list is reached from its pager, with the active filters', async ({ page }) => {
    await page.goto('/svi-proizvodi');
    const pager = page.getByRole('navigation', { name: 'Stranice' });
    await pager.getByLabel('Stranica', { exact: true }).fill('37');
    await pager.getByRole('button', { name: 'Idi' }).tap();
    await expect(page).toHaveURL(/\?page=37$/);
    await expect(page.locator('[data-count]')).toContainText('Prikazano 721-740');
    await page.goto('/svi-proizvodi?marka=volkswagen');
    await filtered(page, /marka=volkswagen$/);
    await pager.getByLabel('Stranica', { exact: true }).fill('4');
    await pager.getByRole('button', { name: 'Idi' }).tap();
    await filtered(page, /\?marka=volkswagen&page=4$/);
    await expect(page.locator('[data-count]')).toContainText('Prikazano 61-80');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });
});
