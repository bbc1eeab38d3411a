import type { Pool, PoolClient, QueryArrayConfig, QueryArrayResult } from 'pg';
import { transactionMode, type SqlBackend, type SqlResult, type SqlValue } from './sql-backend.ts';

/** Extended protocol, as with Neon: one statement per request even without parameters. @types/pg lacks the field. */
type TextQuery = QueryArrayConfig<SqlValue[]> & { queryMode: 'extended' };

const types = { getTypeParser: () => (value: string) => value } as unknown as NonNullable<TextQuery['types']>;

/** Any ordinary PostgreSQL. Pass a pool that has not connected yet, or times come in that server's own time zone. */
export function poolBackend(pool: Pool): SqlBackend {
  pool.on('connect', (client) => {
    // A connection that is lost during a call fails the call; without a listener the process would end too.
    client.on('error', () => undefined);
    // Neon's and PGlite's settings, which times as text depend on. A lost connection fails the next query too.
    client
      .query("SET TimeZone TO 'UTC'; SET DateStyle TO 'ISO, MDY'; SET IntervalStyle TO 'postgres'")
      .catch(() => undefined);
  });
  // The same of an idle connection, which the pool has dropped.
  pool.on('error', () => undefined);

  return {
    run: (query, params) => withClient(pool, (client) => run(client, query, params)),
    transaction: (queries, options) =>
      withClient(pool, async (client) => {
        await client.query('BEGIN');
        const mode = transactionMode(options);
        if (mode !== undefined) await client.query(mode);
        const results: SqlResult[] = [];
        for (const { query, params } of queries) results.push(await run(client, query, params));
        await client.query('COMMIT');
        return results;
      }),
  };
}

async function withClient<T>(pool: Pool, use: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await use(client);
    client.release();
    return result;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

/** Also after a single statement: a connection that cannot even roll back is closed, and the server rolls back. */
async function rollBack(client: PoolClient): Promise<void> {
  await client.query('ROLLBACK').then(
    () => client.release(),
    () => client.release(true),
  );
}

async function run(client: PoolClient, text: string, values: SqlValue[]): Promise<SqlResult> {
  const query: TextQuery = { text, values, rowMode: 'array', types, queryMode: 'extended' };
  const { command, rowCount, fields, rows }: QueryArrayResult<SqlValue[]> = await client.query(query);
  return {
    command,
    rowCount,
    fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
    rows,
  };
}
