import { join, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

const here = import.meta.dirname;

/** Modules that the tests import → their replacements when the app is served elsewhere. */
const ELSEWHERE: [RegExp, string][] = [
  [/\/(admin|catalogue|search)-routes\.ts$/, 'served-routes.ts'],
  [/\/setup\/test-database\.ts$|^\.\/test-database\.ts$/, 'switched-database.ts'],
];

const servedElsewhere: Plugin = {
  name: 'served-elsewhere',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (importer?.includes('/tests/netlify/')) return undefined;
    const [, file] = ELSEWHERE.find(([pattern]) => pattern.test(source)) ?? [];
    return file && join(here, file);
  },
};

/**
 * Tests of the API that look only at answers and the database, run against the functions that Netlify's client serves
 * (`npm run check:netlify`). The other tests need an app in their own process: another address of the caller, a mail
 * server, a build hook, pages of their own.
 */
export default defineConfig({
  root: resolve(here, '../..'),
  plugins: [servedElsewhere],
  test: {
    include: [
      'src/server/http/{catalogue-routes,search-routes,admin/publish-routes}.test.ts',
      'src/server/dictionaries/categories.test.ts',
      'src/server/products/product-saving.test.ts',
    ],
    // When a function answers 404, Netlify's client calls it again for the same path with `.html` and returns that
    // answer; one test looks into the picture store of its own process.
    testNamePattern: /^(?!.*(?:→ 404|is not found|accepts every other field of the form))/,
    setupFiles: ['tests/setup/fail-on-console-error.ts'],
    globalSetup: ['tests/setup/migrated-database.ts'],
    // There is one switch, so one database at a time; the client starts a worker for each call.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
