import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { startLoopbackServer } from '../http/loopback-server.ts';
import {
  isolationLevels,
  type IsolationLevel,
  type SqlBackend,
  type SqlValue,
  type SqlResult,
  type TransactionOptions,
} from './sql-backend.ts';

export interface NeonEndpoint {
  /** Names a host only because the driver requires one; every query goes to `fetchEndpoint`. */
  connectionString: string;
  fetchEndpoint: string;
  /** Finishes running requests. The backend stays open: whoever created it closes it. */
  close: () => Promise<void>;
}

/**
 * Neon's HTTP protocol, as @neondatabase/serverless 1.2 uses it: `{query, params}` is one statement, `{queries}` one
 * transaction, values are text, and a PostgreSQL error is status 400 with the fields of the error.
 */
export async function startNeonEndpoint(backend: SqlBackend): Promise<NeonEndpoint> {
  const password = randomBytes(24).toString('base64url');
  const server = await startLoopbackServer((request, response) => {
    answer(backend, request, password)
      .catch((error: unknown) => failure(error))
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      })
      .catch(() => (response satisfies ServerResponse).destroy());
  });
  return {
    connectionString: `postgresql://shop:${password}@127.0.0.1:${server.port}/shop`,
    fetchEndpoint: `http://127.0.0.1:${server.port}/sql`,
    close: server.close,
  };
}

interface Answer {
  status: number;
  body: unknown;
}

type SentQuery = { query: string; params?: SqlValue[] };
type Body = SentQuery | { queries: SentQuery[] };

/** True for the driver of a process that was given the connection string: any program here can reach the port. */
function isAllowed({ headers }: IncomingMessage, password: string): boolean {
  const sent = header(headers, 'neon-connection-string') ?? '';
  const given = Buffer.from(URL.canParse(sent) ? new URL(sent).password : '');
  const right = Buffer.from(password);
  return given.length === right.length && timingSafeEqual(given, right);
}

async function answer(backend: SqlBackend, request: IncomingMessage, password: string): Promise<Answer> {
  // Any other host name is DNS rebinding: a page whose name resolves to this machine.
  if (!/^127\.0\.0\.1:\d+$/.test(request.headers.host ?? '')) return refusal(403, 'Unknown host.');
  if (request.method !== 'POST' || request.url !== '/sql') return refusal(404, 'Only POST /sql is answered.');
  // A page in the owner's browser can post to loopback, but cannot send this header without a preflight request.
  if (request.headers['neon-connection-string'] === undefined)
    return refusal(400, 'Neon-Connection-String is missing.');
  if (!isAllowed(request, password)) return refusal(403, 'The password of Neon-Connection-String is wrong.');
  const body = (await json(request)) as Body;
  const isArrayWanted = header(request.headers, 'neon-array-mode') !== 'false';

  if (!('queries' in body)) {
    refuseTransactionControl(body.query);
    return { status: 200, body: shape(await backend.run(body.query, body.params ?? []), isArrayWanted) };
  }
  const queries = body.queries.map(({ query, params }) => {
    refuseTransactionControl(query);
    return { query, params: params ?? [] };
  });
  const results = await backend.transaction(queries, transactionOptions(request));
  return { status: 200, body: { results: results.map((result) => shape(result, isArrayWanted)) } };
}

function shape(result: SqlResult, isArrayWanted: boolean): unknown {
  const { fields, rows } = result;
  if (isArrayWanted) return { ...result, rowAsArray: true };
  const named = rows.map((row) =>
    Object.fromEntries(row.map((value, at) => [fields[at]?.name ?? '', value])),
  );
  return { ...result, rows: named, rowAsArray: false };
}

function transactionOptions(request: IncomingMessage): TransactionOptions {
  const level = header(request.headers, 'neon-batch-isolation-level');
  const readOnly = header(request.headers, 'neon-batch-read-only');
  const deferrable = header(request.headers, 'neon-batch-deferrable');
  return {
    ...(isIsolationLevel(level) && { isolationLevel: level }),
    ...(readOnly !== undefined && { readOnly: readOnly === 'true' }),
    ...(deferrable !== undefined && { deferrable: deferrable === 'true' }),
  };
}

function isIsolationLevel(level: string | undefined): level is IsolationLevel {
  return level !== undefined && Object.hasOwn(isolationLevels, level);
}

function header(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

const leadingComments = String.raw`^(?:\s|--[^\n]*\n|/\*[\s\S]*?\*/)*`;
const transactionControl = new RegExp(
  String.raw`${leadingComments}(begin|start\s+transaction|commit|end|rollback|abort|savepoint|release|prepare\s+transaction)\b`,
  'i',
);

/** Neon ends the transaction with the request; on PGlite's only connection it would contain everyone's queries. */
function refuseTransactionControl(query: string): void {
  const [, word] = transactionControl.exec(query) ?? [];
  if (word === undefined) return;
  throw Object.assign(new Error(`${word.toUpperCase()} has no meaning over HTTP: send a batch.`), {
    severity: 'ERROR',
    code: '25001',
  });
}

/** PostgreSQL's fields of an error, under the names that the driver copies. */
// prettier-ignore
const errorFields = [
  'severity', 'code', 'detail', 'hint', 'position', 'internalPosition', 'internalQuery', 'where', 'schema', 'table',
  'column', 'dataType', 'constraint', 'file', 'line', 'routine',
] as const;

function failure(error: unknown): Answer {
  if (!(error instanceof Error)) return refusal(500, String(error));
  const postgresError = error as Error & Partial<Record<(typeof errorFields)[number], string>>;
  // EPIPE and the like have a code as well; only PostgreSQL adds a severity.
  if (postgresError.code === undefined || postgresError.severity === undefined)
    return refusal(500, error.message);
  const fields = errorFields.map((field) => [field, postgresError[field] ?? null]);
  return { status: 400, body: { message: error.message, ...Object.fromEntries(fields) } };
}

function refusal(status: number, message: string): Answer {
  return { status, body: { message } };
}
