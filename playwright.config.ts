import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './tests/e2e/setup/browser-flags.ts';
import { ENGINES } from './tests/engines/engines.ts';
import type { ShopOptions } from './tests/e2e/setup/shop-test.ts';
import type { EngineOption } from './tests/engines/engine-test.ts';

const executablePath = process.env['CHROMIUM_PATH'];

const PANEL = 'panel/*.spec.ts';

export default defineConfig<object, EngineOption & ShopOptions>({
  testDir: 'tests/e2e',
  projects: [
    // The main user journeys in each other engine that is installed. They come first: each is one file for one
    // worker, and at the end it would leave one core idle.
    ...ENGINES.filter(({ installed }) => installed()).map(({ name: engine }) => ({
      name: engine,
      testDir: 'tests/engines',
      timeout: 120_000,
      // Their drivers sometimes lose an event on a busy machine; what fails twice is a failure.
      retries: 1,
      use: { engine },
    })),
    // The panel's tests edit all the time, so they get a shop with fewer pages to render again.
    { name: 'panel', testMatch: PANEL, use: { catalogue: 'panel' } },
    { name: 'chromium', testIgnore: PANEL },
  ],
  globalSetup: './tests/e2e/setup/shop-template.ts',
  // Two cores; every worker starts its own shop.
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  expect: {
    // Two workers keep two cores busy: each runs a browser, a shop and the process that makes its pages.
    timeout: 10_000,
    // The stored trees are complete: nothing may be added in between.
    toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: '{testDir}/reading-order/{arg}{ext}' },
  },
  retries: 0,
  reporter: [['list'], [resolve('tests/repeat/playwright-reporter.ts')]],
  use: {
    browserName: 'chromium',
    locale: 'bs-BA',
    timezoneId: 'Europe/Sarajevo',
    // A service worker would answer requests that tests answer themselves; the offline specs allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: BROWSER_FLAGS,
    },
  },
});
