import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

export default defineConfig({
  ...config,
  projects: [{ name: 'chromium' }],
  testDir: '../e2e',
  testMatch: 'journeys.spec.ts',
  globalSetup: './small-shop.ts',
  workers: 1,
});
