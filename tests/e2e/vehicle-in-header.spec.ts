import { givenVehicle } from './setup/given-vehicle.ts';
import { expect, test } from './setup/shop-test.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

test('on a phone the strip of the saved vehicle shows its whole name with the year', async ({ page }) => {
  await givenVehicle(page, {
    manufacturer: { name: 'Mercedes-Benz', slug: 'mercedes-benz' },
    model: { name: 'C klasa', slug: 'c-klasa' },
    year: 2010,
  });
  await page.setViewportSize(PHONE);
  await page.goto('/katalog');
  const name = page.getByRole('banner').getByText('Mercedes-Benz C klasa · 2010');
  await expect(name).toBeVisible();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a vehicle name that is too long for the header is cut before its year', async ({ page }) => {
  await givenVehicle(page, {
    manufacturer: { name: 'Land Rover', slug: 'land-rover' },
    model: { name: 'Range Rover Evoque', slug: 'range-rover-evoque' },
    year: 2015,
  });
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/katalog');
    await expect(page.getByRole('banner').getByText('· 2015')).toBeInViewport({ ratio: 1 });
  }
});

test('the letters of a vehicle name in the header are not cut at their feet', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await givenVehicle(page, { manufacturer: { name: 'Volkswagen', slug: 'volkswagen' } });
  await page.goto('/o-nama');
  const [line, text] = await page
    .locator('[data-vehicle-name]')
    .evaluate((name) => [name.clientHeight, Number.parseFloat(getComputedStyle(name).fontSize)]);
  // What hangs below the line of writing needs a fifth of the size of the text, in a box that cuts it.
  expect(line / text).toBeGreaterThanOrEqual(1.2);
});
