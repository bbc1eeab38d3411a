import type { Page } from '@playwright/test';
import { PAGE_TYPES } from './setup/page-types.ts';
import { expect, test } from './setup/shop-test.ts';

/** A phone of 360 px at 200 % zoom. */
test.use({ viewport: { width: 180, height: 320 } });

test('no page scrolls sideways on a phone at 200 % zoom', async ({ page }) => {
  test.slow();
  const wide: (string | number)[][] = [];
  for (const path of [...PAGE_TYPES, '/kategorija/branici', '/volkswagen/golf/2006']) {
    await page.goto(path);
    await expect(page.locator('[data-busy]')).toHaveCount(0);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) wide.push([path, beyond]);
  }
  expect(wide).toEqual([]);
});

/** Icons that another text or icon stands on, by the text. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const isShown = ({ width, height }: DOMRect) => width > 2 && height > 2;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const icons = [...document.querySelectorAll<SVGElement>('main svg:not([role]), header svg')].filter(
      (svg) => svg.checkVisibility({ visibilityProperty: true }),
    );
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement!;
      if (!text.textContent!.trim() || parent.closest('.sr-only, .skip, .truncate, svg, [hidden]')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of [...range.getClientRects()].filter(isShown))
        for (const icon of icons) {
          const box = icon.getBoundingClientRect();
          const [x, y] = [
            Math.min(line.right, box.right) - Math.max(line.left, box.left),
            Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top),
          ];
          if (x > 2 && y > 2) found.push(text.textContent!.trim());
        }
    }
    return [...new Set(found)];
  });

test('at 200 % zoom no icon stands on a text of the home page, the lists and the forms', async ({ page }) => {
  for (const path of ['/', '/katalog', '/volkswagen/golf', '/kontakt', '/trazim-dio']) {
    await page.goto(path);
    expect([path, await covered(page)]).toEqual([path, []]);
  }
});

test('at 200 % zoom the bar with the ways to the seller is one line, and keeps its height', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.clock.setFixedTime('2026-11-21T20:00:00');
  await page.goto('/proizvod/1');
  const bar = page.locator('.callbar');
  await expect(bar.getByRole('link', { name: 'Poruka' })).toBeVisible();
  const { height } = (await bar.boundingBox())!;
  expect(height).toBeLessThan(72);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});
