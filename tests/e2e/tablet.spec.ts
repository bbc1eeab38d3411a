import type { Page } from '@playwright/test';
import { PAGE_TYPES } from './setup/page-types.ts';
import { expect, test } from './setup/shop-test.ts';

/** A tablet held upright and sideways, and a small laptop. */
const WIDTHS = [768, 1024, 1280];

/** What is wider than its own box, and would cover what stands beside it; counts of which the noun is on a line of its own. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const lines = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    };
    const counts = [...document.querySelectorAll('main li span')].filter(({ textContent }) =>
      /^\d+ di\S+$/.test(textContent),
    );
    const boxes = [...document.querySelectorAll('main :is(section, li, a, dl), footer li')];
    return {
      page: document.documentElement.scrollWidth - innerWidth,
      boxes: boxes
        .filter((box) => box.scrollWidth > box.clientWidth + 1)
        .filter((box) => getComputedStyle(box).display !== 'inline')
        .filter((box) => !/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX))
        .map((box) => `${box.tagName}.${box.className}: ${box.textContent.trim()}`),
      broken: counts.filter((count) => lines(count) > 1).map(({ textContent }) => textContent),
    };
  });

test.use({ expected: /404|503/ });

for (const width of WIDTHS)
  test(`at ${width} px nothing is wider than its column, and a count is on one line`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGE_TYPES) {
      await page.goto(path);
      await expect(page.locator('[data-busy]')).toHaveCount(0);
      expect.soft([path, await tooWide(page)]).toEqual([path, { page: 0, boxes: [], broken: [] }]);
    }
  });

test('at 1024 px the search box says all of what it is for', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const box = page.getByRole('banner').locator('input[name=q]');
  // The width of its text, because a placeholder that is cut widens nothing.
  const cut = await box.evaluate((input: HTMLInputElement) => {
    input.value = input.placeholder;
    return input.scrollWidth - input.clientWidth;
  });
  expect(cut).toBe(0);
});

for (const width of [480, 768, 1440])
  test(`at ${width} px the last row of categories is full, however many there are`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/katalog']) {
      await page.goto(path);
      const links = page.locator('main li > a[href^="/kategorija/"]:has(svg)');
      // The list and its last entry, with one category less each time.
      const missing = await links.last().evaluate((link) => {
        const list = link.closest('ul')!;
        const found: number[] = [];
        for (let left = list.children.length; left > 0; left--) {
          const gap =
            list.getBoundingClientRect().right - list.lastElementChild!.getBoundingClientRect().right;
          if (Math.abs(gap) > 1) found.push(left);
          list.lastElementChild!.remove();
        }
        return found;
      });
      expect([path, missing]).toEqual([path, []]);
    }
  });
