import type { Page } from '@playwright/test';
import { PAGE_TYPES } from './page-types.ts';
import { expect, test } from './shop-test.ts';

/** 320 px is also what 400 % zoom leaves of a desktop's 1280 (WCAG 1.4.10). */
test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

/** What sticks out of the screen, unless it lies within a strip that scrolls by itself. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement),
    );
    return {
      page: document.documentElement.scrollWidth - width,
      // A number sticks out of a scale by half its width at most; nothing else may.
      elements: wide
        .filter((element) => !element.closest('svg, .sr-only'))
        .map((element) => `${element.tagName}.${element.className}`),
    };
  });

for (const path of PAGE_TYPES) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-busy]')).toHaveCount(0);
    expect(await tooWide(page)).toEqual({ page: 0, elements: [] });
  });
}

test('a product page, its full screen, the menu, the filters and the editor fit 320 px', async ({
  page,
  shopUrl,
}) => {
  const answer = await fetch(`${shopUrl}/api/products?page=200&limit=1`);
  const [product] = ((await answer.json()) as { products: { id: number }[] }).products;
  await page.goto(`/proizvod/${product!.id}`);
  expect(await tooWide(page)).toEqual({ page: 0, elements: [] });
  await page.locator('.gal__strip a').first().click();
  await expect(page.getByRole('dialog', { name: 'Slike u punoj veličini' })).toBeVisible();
  expect((await tooWide(page)).page).toBe(0);
  await page.keyboard.press('Escape');

  await page.getByLabel('Meni').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Katalog' })).toBeVisible();
  expect(await tooWide(page)).toEqual({ page: 0, elements: [] });

  await page.goto('/audi/a4');
  await page.locator('summary', { hasText: 'Filteri' }).click();
  await expect(page.getByRole('button', { name: /^Primijeni filtere/ })).toBeVisible();
  expect(await tooWide(page)).toEqual({ page: 0, elements: [] });

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Moje vozilo/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Moje vozilo' })).toBeVisible();
  expect(await tooWide(page)).toEqual({ page: 0, elements: [] });
});
