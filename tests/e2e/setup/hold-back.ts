import type { Page } from '@playwright/test';

/** Delays the answers to calls of this method until `release`; `asked` counts the calls. */
export async function holdBack(page: Page, url: string, method: string) {
  const released = Promise.withResolvers<undefined>();
  let asked = 0;
  await page.route(url, async (route) => {
    if (route.request().method() === method) {
      asked++;
      await released.promise;
    }
    await route.fallback();
  });
  return { release: () => released.resolve(undefined), asked: () => asked };
}
