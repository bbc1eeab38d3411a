import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './tests/e2e/browser-flags.ts';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/shop-template.ts',
  // Two cores; every worker brings its shop.
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  // Two cores are busy ones: a browser, a shop and what makes its pages, twice.
  expect: { timeout: 10_000 },
  retries: 0,
  reporter: [['list'], [resolve('tests/repeat/playwright-reporter.ts')]],
  use: {
    browserName: 'chromium',
    locale: 'bs-BA',
    timezoneId: 'Europe/Sarajevo',
    // A worker would answer where tests answer in the network's place; offline.spec.ts has it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: BROWSER_FLAGS,
    },
  },
});
