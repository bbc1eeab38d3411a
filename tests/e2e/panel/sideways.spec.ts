import type { Locator, Page } from '@playwright/test';
import { rows } from './product-form.ts';
import { openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

/** A phone of 360 × 740 held sideways. */
test.use({ viewport: { width: 740, height: 360 } });

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return { top: box.y, bottom: box.y + box.height };
};
const bulkBar = (page: Page) => page.locator('#radnje-za-oznacene');

test('a menu of a row fits a phone held sideways, and its last action is reached by keyboard', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl);
  const button = rows(page)
    .nth(1)
    .getByRole('button', { name: /^Radnje/ });
  await button.focus();
  await page.keyboard.press('Enter');
  for (const name of ['Uredi', 'Obriši']) {
    const item = page.getByRole('menuitem', { name, exact: true });
    await expect(item).toBeFocused();
    const { top, bottom } = await boxOf(item);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(360);
    await page.keyboard.press('End');
  }
});

test('the bar of the selected products is one row on a phone held sideways', async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl);
  await rows(page).first().getByRole('checkbox').check();
  await expect(bulkBar(page)).toBeVisible();
  const { top, bottom } = await boxOf(bulkBar(page));
  expect(bottom - top).toBeLessThan(72);
});

test('what the keyboard selects stays in sight above the bar of the selected products', async ({
  page,
  shopUrl,
}) => {
  await page.setViewportSize(PHONE);
  await openAdmin(page, shopUrl);
  const box = rows(page).nth(8).getByRole('checkbox');
  await box.focus();
  await box.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const before = await boxOf(box);
  await page.keyboard.press('Space');
  await expect(bulkBar(page)).toBeVisible();
  const { top } = await boxOf(bulkBar(page));
  expect(before.bottom, 'the bar would cover it').toBeGreaterThan(top);
  await expect.poll(async () => (await boxOf(box)).bottom).toBeLessThan(top);
});
