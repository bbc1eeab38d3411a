import { expect, plainTest } from './setup/shop-test.ts';
import { withPictures } from './setup/some-products.ts';

// The browser logs each picture that fails.
plainTest(
  'pictures that cannot be loaded leave their places visible, and full screen says so in Bosnian',
  async ({ page, shopUrl }) => {
    const { id } = await withPictures(shopUrl, (n) => n > 2);
    await page.route('**/slike/**', (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/proizvod/${id}`);
    const ground = await page
      .locator('body')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const place of ['.gal__strip', '.gal__thumbs'])
      for (const link of await page.locator(`${place} a`).all()) {
        const colour = await link.evaluate((element) => getComputedStyle(element).backgroundColor);
        expect([place, colour]).not.toEqual([place, ground]);
        expect([place, colour]).not.toEqual([place, 'rgba(0, 0, 0, 0)']);
      }
    await page.getByRole('link', { name: /^Slika 1 od/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Slika se ne može učitati.');
    await expect(page.getByRole('dialog')).not.toContainText('cannot');
  },
);
