import { expect, test } from './setup/shop-test.ts';
import { withPictures } from './setup/some-products.ts';

test('on a phone a picture of 4:3 fills its place beside the thumbnails', async ({ page, shopUrl }) => {
  const { id } = await withPictures(shopUrl, (n) => n > 1);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/proizvod/${id}`);
  const place = (await page.locator('.gal__strip img').first().boundingBox())!;
  expect(place.width / place.height).toBeCloseTo(4 / 3, 2);
});

test('on a phone held sideways the picture uses the height above the call bar', async ({ page, shopUrl }) => {
  const { id } = await withPictures(shopUrl, (n) => n > 1);
  const picture = page.locator('.gal__strip img').first();
  for (const [width, height, least] of [
    [640, 360, 240],
    [844, 390, 240],
    [360, 225, 120],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/proizvod/${id}`);
    const shown = (await picture.boundingBox())!;
    expect(shown.height).toBeGreaterThanOrEqual(least);
    const bar = (await page.locator('.callbar').boundingBox())!;
    expect(shown.height).toBeLessThanOrEqual(bar.y);
  }
});

test('controls on a light picture that fills the screen have a dark background', async ({
  page,
  shopUrl,
}) => {
  const { id } = await withPictures(shopUrl, (n) => n > 1);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/proizvod/${id}`);
  await page.locator('.gal__strip a').first().click();
  const dialog = page.getByRole('dialog', { name: 'Slike u punoj veličini' });
  await expect(dialog).toBeVisible();
  const alphas = await dialog.locator('.pswp__button, .fs__n').evaluateAll((all) =>
    all.map((element) => {
      const [, alpha] = /rgba\(.*, ([\d.]+)\)/.exec(getComputedStyle(element).backgroundColor) ?? [];
      return Number(alpha ?? 1);
    }),
  );
  expect(alphas.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...alphas)).toBeGreaterThan(0.5);
});
