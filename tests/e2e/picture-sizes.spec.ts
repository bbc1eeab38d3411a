import type { Page } from '@playwright/test';
import { IMAGE_WIDTHS_PX } from '#src/domain/limits/pictures.ts';
import { expect, test } from './setup/shop-test.ts';
import { withPictures } from './setup/some-products.ts';

/** The offered width that was loaded for the first picture of a kind, and the one that its place on the screen needs. */
async function firstPicture(page: Page, selector: string) {
  const picture = page.locator(selector).first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  const { address, drawn } = await picture.evaluate((img: HTMLImageElement) => {
    const { width, height } = img.getBoundingClientRect();
    const fitted = getComputedStyle(img).objectFit === 'contain' ? Math.min(width, (height * 4) / 3) : width;
    return { address: img.currentSrc, drawn: fitted * devicePixelRatio };
  });
  const needed = IMAGE_WIDTHS_PX.find((offered) => offered >= Math.floor(drawn)) ?? IMAGE_WIDTHS_PX.at(-1);
  return { loaded: Number(/\/(\d+)\.\w+$/.exec(address)?.[1]), needed };
}

for (const [width, height, deviceScaleFactor] of [
  [360, 660, 2],
  [390, 844, 3],
  [412, 823, 1.75],
  [768, 1024, 2],
  [1024, 768, 1],
  [1440, 900, 1],
] as const)
  test.describe(`${width} × ${height} at ${deviceScaleFactor} pixels each`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test('the gallery loads the smallest picture that is sharp', async ({ page, shopUrl }) => {
      const { id } = await withPictures(shopUrl, (n) => n > 1);
      await page.goto(`/proizvod/${id}`);
      const { loaded, needed } = await firstPicture(page, '.gal__strip img');
      expect(loaded).toBe(needed);
    });

    test('a list loads the smallest pictures that are sharp', async ({ page }) => {
      await page.goto('/kategorija/branici');
      const { loaded, needed } = await firstPicture(page, '.card picture img');
      expect(loaded).toBe(Math.max(320, needed ?? 0));
    });
  });
