import type { SqlBackend } from '#local/database/sql-backend.ts';
import type { Wrap } from './test-database.ts';

/** Remembers the statements that a test database runs, so that a test can ask how PostgreSQL runs one of them. */
export function rememberStatements(): { wrap: Wrap; planOf: (words: string) => Promise<string> } {
  const statements: Parameters<SqlBackend['transaction']>[0] = [];
  let database: SqlBackend | undefined;
  return {
    wrap: (backend) => {
      database = backend;
      return {
        run: (query, params) => {
          statements.push({ query, params });
          return backend.run(query, params);
        },
        transaction: (queries, options) => {
          statements.push(...queries);
          return backend.transaction(queries, options);
        },
      };
    },
    /** The plan of the last statement that contains these words. */
    planOf: async (words) => {
      const found = statements.findLast(({ query }) => query.includes(words));
      const plan = await database?.run(`explain ${found?.query}`, found?.params ?? []);
      return plan?.rows.flat().join('\n') ?? '';
    },
  };
}
