import type { SqlBackend } from '#local/database/sql-backend.ts';

/** A database that fails once: at the n-th point after `failAt(n)`. */
export function interruptible() {
  let left = 0;
  const isNow = (): boolean => left > 0 && --left === 0;
  const failure = () => new Error('the test has interrupted the database');

  const wrap = (backend: SqlBackend): SqlBackend => ({
    run: async (query, params) => {
      if (isNow()) throw failure();
      const result = await backend.run(query, params);
      // Written, but the response is lost.
      if (isNow()) throw failure();
      return result;
    },
    transaction: async (queries, options) => {
      const at = queries.findIndex(isNow);
      // The statements before it run, and the database rolls them back.
      const sent = at < 0 ? queries : [...queries.slice(0, at), { query: 'select 1 / 0', params: [] }];
      const results = await backend.transaction(sent, options);
      if (isNow()) throw failure();
      return results;
    },
  });
  return {
    wrap,
    failAt: (n: number) => (left = n),
    /** Cancels the failure; returns whether it was still pending. */
    clear: (): boolean => {
      const isLeft = left > 0;
      left = 0;
      return isLeft;
    },
  };
}
