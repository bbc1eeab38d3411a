import { AsyncLocalStorage } from 'node:async_hooks';

const request = new AsyncLocalStorage<string | undefined>();

/** Every line that this work logs names the request, also after the answer. */
export const logAs = <Result>(requestId: string | undefined, work: () => Result): Result =>
  request.run(requestId, work);

/** What is known of a PostgreSQL error, without the row that it quotes. */
const SAFE_FIELDS = ['code', 'severity', 'constraint', 'table', 'column', 'routine'] as const;
const QUERY_CHARACTERS_MAX = 300;

type Described = Record<string, unknown>;

/** Texts of errors may quote what a visitor sent: addresses, telephone numbers, values in quotation marks. */
const withoutPersonalData = (text: string): string =>
  text
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '(e-mail)')
    .replace(/\+?\d[\d /().-]{6,}\d/g, '(number)')
    .replace(/"[^"]*"/g, '"…"');

const framesOf = (error: Error): string[] =>
  (error.stack ?? '').split('\n').flatMap((line) => /^\s+at (.*)/.exec(line)?.[1] ?? []);

/** An error as it may be logged: no parameters of a query, no quoted row, no address. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { message: withoutPersonalData(String(error)) };
  const { name, cause } = error;
  const fields = error as Error & Described;
  const query = fields['query'];
  const isQuery = typeof query === 'string';
  return {
    name,
    ...Object.fromEntries(
      SAFE_FIELDS.flatMap((field) => (typeof fields[field] === 'string' ? [[field, fields[field]]] : [])),
    ),
    // Drizzle's message repeats the parameters; the text of the query has only placeholders.
    ...(isQuery
      ? { query: query.slice(0, QUERY_CHARACTERS_MAX) }
      : { message: withoutPersonalData(error.message) }),
    ...(cause === undefined ? { at: framesOf(error) } : { cause: describeError(cause) }),
  };
}

const lineOf = (level: 'error' | 'warn', event: string, error: unknown): string =>
  JSON.stringify({
    time: new Date().toISOString(),
    level,
    event,
    requestId: request.getStore(),
    error: describeError(error),
  });

/** One line of JSON with the request's id and nothing of what the request carried. */
export function logError(event: string, error: unknown): void {
  console.error(lineOf('error', event, error));
}

/** The same for a failure that needs no action. */
export function logWarning(event: string, error: unknown): void {
  console.warn(lineOf('warn', event, error));
}
