import { test as base, expect } from '@playwright/test';

// The 404 page logs its address, as the specification asks; the browser reports the status itself.
const EXPECTED = /^404: |status of 404/;

/** The shop's address; a page error, a failed script or a blocked resource fails the test. */
export const test = base.extend<{ shopUrl: string; expected: RegExp; quiet: undefined }>({
  /** What a test provokes: `test.use({ expected: /status of 401/ })`. */
  expected: [EXPECTED, { option: true }],
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
  shopUrl: async ({}, use) => use(process.env['SHOP_URL'] ?? ''),
  quiet: [
    async ({ page, expected }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints.filter((text) => !EXPECTED.test(text) && !expected.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
