import { cutOffRings } from './setup/focus-ring.ts';
import { expect, test } from './setup/shop-test.ts';

for (const width of [390, 1280])
  test(`the ring of the focus is whole in rows that scroll on phones, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, row] of [
      ['/audi/a4', ':is(.crumbs, .pills)'],
      ['/audi/a4?stanje=polovno&od=2005', '.ls__chips'],
      ['/search?q=far golf 5', '.sp__line'],
      ['/search?q=golf', '.sp__pills'],
    ] as const) {
      await page.goto(path);
      const controls = page.locator(row).locator('a:visible, button:visible');
      await expect(controls.first()).toBeVisible();
      expect([path, row, await cutOffRings(controls)]).toEqual([path, row, []]);
    }
  });
