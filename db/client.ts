import { setTimeout as pause } from 'node:timers/promises';
import { neon, neonConfig, NeonDbError } from '@neondatabase/serverless';
import { drizzle, type NeonHttpDatabase } from 'drizzle-orm/neon-http';
import * as schema from './schema/index.ts';

export type Db = NeonHttpDatabase<typeof schema>;

const neonEndpoint = neonConfig.fetchEndpoint;

// The embedded database and ordinary PostgreSQL servers are reached over Neon's protocol on loopback
// (local/database/neon-endpoint.ts), so the driver is the same here and on Netlify. Any other host uses Neon's own endpoint.
neonConfig.fetchEndpoint = (host, port, options) => {
  if (host === '127.0.0.1') return `http://${host}:${port}/sql`;
  return typeof neonEndpoint === 'function' ? neonEndpoint(host, port, options) : neonEndpoint;
};

/** Deadlock and serialization failure: PostgreSQL has rolled back, and the same request may succeed. */
const REPEATABLE = new Set(['40P01', '40001']);
const REPEATS_MAX = 4;

const isRepeatable = async (answer: Response): Promise<boolean> =>
  answer.status === 400 && REPEATABLE.has(((await answer.clone().json()) as { code?: string }).code ?? '');

// A request is one statement or one transaction, so it can be repeated here for every caller.
neonConfig.fetchFunction = async (...request: Parameters<typeof fetch>): Promise<Response> => {
  for (let repeats = 0; ; repeats++) {
    const answer = await fetch(...request);
    if (repeats === REPEATS_MAX || !(await isRepeatable(answer))) return answer;
    await pause(2 ** repeats * 20 * (1 + Math.random()));
  }
};

/**
 * A stateless client: every query or batch is one HTTP request. There are no interactive transactions.
 * @param timeoutMs for one request with its retries; without it there is no limit
 */
export function connect(databaseUrl: string, timeoutMs?: number): Db {
  const fetchOptions = {
    // The driver reads it anew for every request.
    get signal() {
      return timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs);
    },
  };
  return drizzle({ client: neon(databaseUrl, { fetchOptions }), schema, casing: 'snake_case' });
}

/** The database was not reached or took too long: it is not known whether it ran the statement. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof NeonDbError) return error.sourceError !== undefined;
  return error instanceof Error && (error.name === 'TimeoutError' || isUnanswered(error.cause));
}
