import { defineConfig } from 'vitest/config';
import { RepeatReporter } from './tests/repeat/vitest-reporter.ts';

export default defineConfig({
  test: {
    include: ['{src,db,local,netlify}/**/*.test.ts'],
    setupFiles: ['tests/setup/fail-on-console-error.ts'],
    globalSetup: ['tests/setup/migrated-database.ts'],
    reporters: ['default', new RepeatReporter()],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
  },
});
