import { pictures, rows } from './admin-product-form.ts';
import { openAdmin, PHONE } from './admin-session.ts';
import { expect, test } from './shop-test.ts';

test('with text at twice its size a phone shows the menu, names beside pictures, and the tile for new pictures', async ({
  page,
  shopUrl,
}) => {
  await page.setViewportSize(PHONE);
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await openAdmin(page, shopUrl, '#proizvodi');
  const menu = (await page.getByRole('button', { name: 'Meni' }).boundingBox())!;
  const mark = (await page.locator('.wordmark').boundingBox())!;
  expect(mark.x + mark.width).toBeLessThanOrEqual(menu.x + 1);
  const row = rows(page).first();
  const picture = (await row.locator('img').boundingBox())!;
  const name = (await row.getByRole('link').first().boundingBox())!;
  expect(name.x).toBeGreaterThanOrEqual(picture.x + picture.width);
  expect(name.width).toBeGreaterThan(PHONE.width / 3);
  await row.getByRole('link').first().click();
  const tile = pictures(page).getByRole('listitem').first();
  await expect.poll(async () => (await tile.boundingBox())!.width).toBeGreaterThan(PHONE.width / 3);
});
