import { test as base, expect } from '@playwright/test';
import { type Catalogue, openOwnShop, type OwnShop } from './own-shop.ts';

// The 404 page logs its address, as the specification demands; the browser itself logs the status.
const EXPECTED = /^404: |status of 404/;

export type ShopOptions = {
  /** Settings of the shop besides its folder and port. */
  environment: Record<string, string>;
  catalogue: Catalogue;
};

/** Has the shop's address; the browser's messages are not checked. */
export const plainTest = base.extend<{ shopUrl: string }, ShopOptions & { shop: OwnShop }>({
  environment: [{}, { option: true, scope: 'worker' }],
  catalogue: ['demo', { option: true, scope: 'worker' }],
  shop: [
    async ({ environment, catalogue }, use) => {
      const shop = await openOwnShop(environment, catalogue);
      // For helpers without access to fixtures.
      Object.assign(process.env, {
        SHOP_URL: shop.url,
        ...(shop.dataFolder && { SHOP_DATA: shop.dataFolder }),
      });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  shopUrl: async ({ shop }, use) => use(shop.url),
  baseURL: async ({ shop }, use) => use(shop.url),
});

/** A page error, a failed script or a blocked resource fails the test. */
export const test = plainTest.extend<{ expected: RegExp; quiet: undefined }>({
  /** Messages that a test provokes: `test.use({ expected: /status of 401/ })`. */
  expected: [EXPECTED, { option: true }],
  quiet: [
    async ({ page, expected, shop }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      const logged = shop.output().length;
      await use(undefined);
      const unexpected = errors.filter((text) => !EXPECTED.test(text) && !expected.test(text));
      expect(unexpected, `the shop logged: ${shop.output().slice(logged) || 'nothing'}`).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
