import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/shop-template.ts',
  // Two cores, one of them the shop's.
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'bs-BA',
    timezoneId: 'Europe/Sarajevo',
    // A worker would answer where tests answer in the network's place; offline.spec.ts has it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Containers seldom allow Chromium's own sandbox; the browser only sees this shop.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
