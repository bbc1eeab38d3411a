import { messages, protocol, type PGlite } from '@electric-sql/pglite';
import { transactionMode, type SqlBackend, type SqlResult, type SqlValue } from './sql-backend.ts';

const { serialize } = protocol;

/**
 * PGlite has one connection and queues whole transactions on it, which is exactly what one HTTP request needs. This
 * uses PostgreSQL's wire protocol: `pglite.query` enters the WASM six times and converts every value, which takes
 * five times as long (260 µs of the server's only thread, against 53 µs, for a row by its key).
 */
export function embeddedBackend(pglite: PGlite): SqlBackend {
  const execute = async (query: string, params: SqlValue[]): Promise<SqlResult> =>
    toResult(await pglite.execProtocolStream(statement(query, params), { syncToFs: false }));

  /** Nothing else runs until `work` is done, including transactions of other users of this PGlite. */
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    await pglite._checkReady();
    return pglite._runExclusiveTransaction(() =>
      pglite._runExclusiveQuery(async () => {
        await pglite._checkReady();
        const result = await work();
        await pglite.syncToFs();
        return result;
      }),
    );
  };

  return {
    run: (query, params) => alone(() => execute(query, params)),
    transaction: (queries, options) =>
      alone(async () => {
        await execute('BEGIN', []);
        try {
          const mode = transactionMode(options);
          if (mode !== undefined) await execute(mode, []);
          const results: SqlResult[] = [];
          for (const { query, params } of queries) results.push(await execute(query, params));
          await execute('COMMIT', []);
          return results;
        } finally {
          // After a COMMIT there is no transaction left, whether it succeeded or not.
          if (pglite.isInTransaction()) await execute('ROLLBACK', []);
        }
      }),
  };
}

/** One statement with its values in one message, ended by Sync so that an error leaves the connection ready. */
function statement(text: string, values: SqlValue[]): Uint8Array {
  const parts = [
    serialize.parse({ text }),
    serialize.bind({ values }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ];
  return Buffer.concat(parts.map((part) => new Uint8Array(part)));
}

function toResult(answers: { name: string }[]): SqlResult {
  const result: SqlResult = { command: '', rowCount: null, fields: [], rows: [] };
  for (const answer of answers) {
    if (answer instanceof messages.RowDescriptionMessage) {
      result.fields = answer.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
    } else if (answer instanceof messages.DataRowMessage) {
      result.rows.push(answer.fields);
    } else if (answer instanceof messages.CommandCompleteMessage) {
      // "SELECT 2", "INSERT 0 5", "CREATE TABLE".
      const [command = '', ...counts] = answer.text.split(' ');
      result.command = command;
      result.rowCount = /^\d+$/.test(counts.at(-1) ?? '') ? Number(counts.at(-1)) : null;
    }
  }
  return result;
}
