import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,db,local,netlify}/**/*.test.ts'],
    setupFiles: ['tests/setup/fail-on-console-error.ts'],
    globalSetup: ['tests/setup/migrated-database.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
  },
});
