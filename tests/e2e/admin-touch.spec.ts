import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectSent, pictures } from './admin-product-form.ts';
import { openAdmin, PHONE } from './admin-session.ts';
import { aPlainPicture } from './photographs.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

type Point = { x: number; y: number };

const image = (page: Page, n: number): Locator =>
  pictures(page).getByRole('img', { name: `Slika ${n}`, exact: true });

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
}

/** One finger, as the browser gets it from a screen: what scrolls and what drags is for the browser to say. */
function aFinger(session: CDPSession) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  let at: Point = { x: 0, y: 0 };
  return {
    down: (point: Point) => touch('touchStart', [(at = point)]),
    /** In steps, as a finger goes. */
    move: async (to: Point) => {
      const from = at;
      for (const part of [0.25, 0.5, 0.75, 1]) {
        at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await touch('touchMove', [at]);
      }
    },
    up: () => touch('touchEnd', []),
  };
}

const lifted = (page: Page) => pictures(page).locator('li.outline-2');
const order = async (page: Page): Promise<(string | null)[]> =>
  Promise.all([1, 2, 3, 4].map((n) => image(page, n).getAttribute('src')));
const scrolled = (page: Page) => pictures(page).evaluate((list) => list.scrollLeft);

test.beforeEach(async ({ page, shopUrl }) => {
  await openAdmin(page, shopUrl, '#proizvodi/novi');
  const files = await Promise.all(['#a33', '#3a3', '#33a', '#aa3'].map(aPlainPicture));
  await pictures(page).getByLabel('Dodaj slike').setInputFiles(files);
  await expect(pictures(page).getByRole('img')).toHaveCount(4);
  await expectSent(page);
});

test('a picture that is held for a moment goes where the finger takes it', async ({ page }) => {
  const [first, second, ...rest] = await order(page);
  const finger = aFinger(await page.context().newCDPSession(page));
  await finger.down(await middleOf(image(page, 1)));
  await expect(lifted(page)).toHaveCount(1);
  await finger.move(await middleOf(image(page, 2)));
  await expect.poll(() => order(page)).toEqual([second, first, ...rest]);
  // And back, in the same breath.
  await finger.move(await middleOf(image(page, 1)));
  await expect.poll(() => order(page)).toEqual([first, second, ...rest]);
  await finger.move(await middleOf(image(page, 2)));
  await expect.poll(() => order(page)).toEqual([second, first, ...rest]);
  await finger.up();
  await expect(lifted(page)).toHaveCount(0);
  expect(await order(page)).toEqual([second, first, ...rest]);
  await expect(pictures(page).getByRole('listitem').filter({ hasText: 'Glavna' })).toHaveAttribute(
    'data-place',
    '0',
  );
});

test('the row moves on under a picture that is held at its end, as far as the last place', async ({
  page,
}) => {
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
});

test('a finger that moves at once scrolls the row and changes no order', async ({ page }) => {
  const before = await order(page);
  // However slow the machine: this finger never rests for the 250 ms that make a drag.
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
