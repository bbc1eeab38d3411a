import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

/** Waits until the worker has cached what the open page showed. */
export async function untilKept(page: Page, ...paths: string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(
      () =>
        page.evaluate(
          async (wanted) =>
            (await Promise.all(wanted.map((path) => caches.match(path)))).filter(Boolean).length,
          paths,
        ),
      { timeout: 10_000 },
    )
    .toBe(paths.length);
}

/** All addresses in the caches. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Without a network the console logs every failed call. */
export const quietly = test.extend({ quiet: undefined as never });
