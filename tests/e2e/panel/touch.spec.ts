import type { Locator, Page } from '@playwright/test';
import { expectSent, pictures } from './product-form.ts';
import { openAdmin, PHONE } from './session.ts';
import { aFinger, middleOf } from '../setup/finger.ts';
import { aPlainPicture } from '../setup/photographs.ts';
import { expect, test } from '../setup/shop-test.ts';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const image = (page: Page, n: number): Locator =>
  pictures(page).getByRole('img', { name: `Slika ${n}`, exact: true });

const lifted = (page: Page) => page.locator('[data-lifted]');
/** The pictures from left to right, in their current order on the screen. */
const order = (page: Page): Promise<(string | undefined)[]> =>
  pictures(page)
    .locator('[data-place]')
    .evaluateAll((tiles) =>
      tiles
        .map((tile) => ({ left: tile.getBoundingClientRect().left, src: tile.querySelector('img')?.src }))
        .sort((a, b) => a.left - b.left)
        .map(({ src }) => src),
    );
const isMain = async (page: Page, src: string | undefined): Promise<void> => {
  const main = pictures(page).getByRole('listitem').filter({ hasText: 'Glavna' });
  await expect(main).toHaveAttribute('data-place', '0');
  await expect(main.getByRole('img')).toHaveAttribute('src', src ?? '');
};
const scrolled = (page: Page) => pictures(page).evaluate((list) => list.scrollLeft);

test.beforeEach(async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  const files = await Promise.all(['#a33', '#3a3', '#33a', '#aa3'].map(aPlainPicture));
  await pictures(page).getByLabel('Dodaj slike').setInputFiles(files);
  await expect(pictures(page).getByRole('img')).toHaveCount(4);
  await expectSent(page);
});

test('a picture that is held for a moment follows the finger', async ({ page }) => {
  const [first, second, ...rest] = await order(page);
  // Both places are in sight, and far enough from the ends of the row.
  await pictures(page).evaluate((list) => list.scrollTo({ left: 150, behavior: 'instant' }));
  const [start, next] = [await middleOf(image(page, 1)), await middleOf(image(page, 2))];
  const finger = aFinger(await page.context().newCDPSession(page));
  await finger.down(start);
  await expect(lifted(page)).toHaveCount(1);
  await finger.move(next);
  await expect.poll(() => order(page)).toEqual([second, first, ...rest]);
  // And back, without lifting the finger.
  await finger.move(start);
  await expect.poll(() => order(page)).toEqual([first, second, ...rest]);
  await finger.move(next);
  await expect.poll(() => order(page)).toEqual([second, first, ...rest]);
  await finger.up();
  await expect(lifted(page)).toHaveCount(0);
  expect(await order(page)).toEqual([second, first, ...rest]);
  await isMain(page, second);
});

test('the row scrolls under a picture that is held at its end, up to the last position', async ({ page }) => {
  const [first, ...rest] = await order(page);
  const finger = aFinger(await page.context().newCDPSession(page));
  const at = await middleOf(image(page, 1));
  await finger.down(at);
  await expect(lifted(page)).toHaveCount(1);
  await finger.move({ ...at, x: PHONE.width - 8 });
  await expect.poll(() => order(page), { timeout: 20_000 }).toEqual([...rest, first]);
  expect(await scrolled(page)).toBeGreaterThan(0);
  await finger.up();
  await expect(lifted(page)).toHaveCount(0);
  expect(await order(page)).toEqual([...rest, first]);
  await isMain(page, rest[0]);
});

test('a finger that moves at once scrolls the row and does not change the order', async ({ page }) => {
  const before = await order(page);
  // On a slow machine too, this finger must never rest for the 250 ms that start a drag.
  await page.evaluate((hold) => {
    const real = window.setTimeout.bind(window);
    const restless = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === hold ? 0 : real(run, ms, ...rest);
    window.setTimeout = restless as typeof setTimeout;
  }, 250);
  const finger = aFinger(await page.context().newCDPSession(page));
  const at = await middleOf(image(page, 1));
  await finger.down(at);
  await finger.move({ ...at, x: at.x - 120 });
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await finger.up();
  await expect(lifted(page)).toHaveCount(0);
  expect(await order(page)).toEqual(before);
});
