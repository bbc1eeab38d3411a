import { defineConfig } from 'vitest/config';
import { RepeatReporter } from './tests/repeat/vitest-reporter.ts';

/** Functions of their arguments alone: their test files share a process and need no set-up. */
const PURE = 'src/{domain,contracts,strings,views}/**/*.test.ts';

/** What writes to the catalogue runs on a real PostgreSQL too, where transactions overlap; the embedded one queues them. */
const VERBS = [
  'src/server/{products,dictionaries,duplicates,history,product-csv,publishing}/*.test.ts',
  'src/server/{overlapping,interrupted}-writes.test.ts',
  'src/server/slow-database.test.ts',
  'src/server/http/admin/dictionary-*.test.ts',
  'src/server/olx/import-ads.test.ts',
  'db/{queries,schema}/**/*.test.ts',
];

/** What only a real PostgreSQL shows. */
const POSTGRES_ONLY = 'local/database/pool-backend.test.ts';

/** With a process for each file, a third of the time would be spent on loading packages. */
const SHARED_PROCESS = {
  isolate: false,
  setupFiles: ['tests/setup/fresh-modules.ts'],
};

export default defineConfig({
  test: {
    reporters: ['default', new RepeatReporter()],
    setupFiles: ['tests/setup/fail-on-console-error.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two cores: more workers would only wait for each other.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'rules', include: [PURE], isolate: false } },
      {
        extends: true,
        test: {
          ...SHARED_PROCESS,
          name: 'shop',
          include: ['{src,db,local,netlify,tests/bench,tests/attack}/**/*.test.ts'],
          exclude: [PURE, POSTGRES_ONLY],
          globalSetup: ['tests/setup/migrated-database.ts'],
        },
      },
      { extends: true, test: { name: 'faults', include: ['tests/faults/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...SHARED_PROCESS,
          name: 'postgres',
          include: [...VERBS, POSTGRES_ONLY],
          exclude: ['**/{demo-catalogue,large-file}.test.ts'],
          globalSetup: ['tests/setup/real-postgres.ts'],
        },
      },
    ],
  },
});
