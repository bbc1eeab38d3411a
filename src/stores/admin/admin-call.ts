import type { Stored } from '#src/domain/admin/edit-conflict.ts';
import type { Refusal } from '#src/domain/admin/refusal.ts';
import { failureText } from '#src/strings/admin/failures.ts';
import { noteNewMessages } from './new-messages.ts';
import { bearerOf, readToken } from './token.ts';

/** A call that was refused or failed; status 0 means that there was no answer. */
export class AdminProblem extends Error {
  override readonly name = 'AdminProblem';
  readonly status: number;
  readonly code: string;
  /** Messages by field name, if the server sends them. */
  readonly fields: Record<string, string>;
  /** The whole answer: a conflict carries the current product. */
  readonly answer: unknown;

  constructor(status: number, refusal: Partial<Refusal> = {}, fallback?: string) {
    super(refusal.error ?? refusal.message ?? fallback ?? failureText.other);
    this.status = status;
    this.code = refusal.code ?? '';
    this.fields = refusal.fields ?? {};
    this.answer = refusal;
  }
}

/** The message to show for a failure of any kind. */
export const failureMessage = (error: unknown): string =>
  error instanceof AdminProblem ? error.message : failureText.other;

let tellExpired: () => void = () => undefined;

/** Sets the listener for calls that find no token or are answered with 401 (DECISIONS D30). */
export function onExpired(listener: () => void): void {
  tellExpired = listener;
}

/** The token of a call. Without one the owner has to log in again. Throws AdminProblem. */
export function requireToken(): string {
  const token = readToken();
  if (token !== null) return token;
  tellExpired();
  throw new AdminProblem(401, {}, failureText.noToken);
}

async function readRefusal(response: Response): Promise<Partial<Refusal>> {
  try {
    return (await response.json()) as Partial<Refusal>;
  } catch {
    // A failing gateway answers in HTML; its status is enough.
    return {};
  }
}

export type AdminCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as a JSON body. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** The English line of SPEC §8 for this call, if the server sends none. */
  failure?: string;
};

/**
 * Calls with the owner's session; `path` is relative to `/api/admin/` unless it starts with `/`. Throws AdminProblem, or
 * the signal's reason.
 */
async function adminFetch(path: string, call: AdminCall = {}): Promise<Response> {
  const { method = 'GET', body, headers, signal = null, failure } = call;
  const token = requireToken();
  let response: Response;
  try {
    response = await fetch(path.startsWith('/') ? path : `/api/admin/${path}`, {
      method,
      headers: {
        ...bearerOf(token),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new AdminProblem(0, {}, failureText.network);
  }
  noteNewMessages(response);
  if (response.ok) return response;
  return refuse(response.status, await readRefusal(response), token, failure);
}

/** An answer that is cut off counts as none. */
async function whole<Body>(body: Promise<Body>, signal?: AbortSignal): Promise<Body> {
  try {
    return await body;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new AdminProblem(0, {}, failureText.network);
  }
}

/** The JSON answer of such a call. */
export const adminCall = async <Answer>(path: string, call?: AdminCall): Promise<Answer> =>
  (await whole((await adminFetch(path, call)).json(), call?.signal)) as Answer;

/** Deletes. Undefined when it is gone already: an earlier answer was lost, or another window was faster. Throws AdminProblem. */
export async function adminDelete<Answer>(path: string, failure?: string): Promise<Answer | undefined> {
  try {
    return await adminCall<Answer>(path, { method: 'DELETE', ...(failure && { failure }) });
  } catch (error) {
    if (error instanceof AdminProblem && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** The file that such a call answers with. */
export const adminFile = async (path: string, signal?: AbortSignal): Promise<Blob> =>
  whole((await adminFetch(path, { signal })).blob(), signal);

/** Throws AdminProblem for the refusal of a call that was sent with `token`. */
export function refuse(status: number, answer: Partial<Refusal>, token: string, failure?: string): never {
  if (status === 401) {
    // A late answer to an old token says nothing about the token that has replaced it.
    if (readToken() === token) tellExpired();
    throw new AdminProblem(401, { ...answer, error: failureText.expired });
  }
  // A gateway refuses large bodies in plain text, before our code.
  if (status === 413) throw new AdminProblem(413, answer, failureText.tooLarge);
  // Details of a server error help nobody; the specification's line names what failed. `unavailable` says what to do.
  const isOpaque = status >= 500 && answer.code !== 'unavailable';
  throw new AdminProblem(status, isOpaque && failure ? { ...answer, error: failure } : answer, failure);
}

/** Without `on`, adds a row, at most once for each `key`; with `on`, changes that row. A conflict is refused with 409. */
export const saveRow = <Answer>(
  path: string,
  body: object,
  on: Stored | undefined,
  key: string,
  failure?: string,
): Promise<Answer> => {
  const shared = failure === undefined ? {} : { failure };
  return on
    ? adminCall(`${path}/${on.id}`, { ...shared, method: 'PUT', body: { ...body, version: on.version } })
    : adminCall(path, { ...shared, method: 'POST', body, headers: { 'idempotency-key': key } });
};

/** The request may have been lost, or its answer. */
export const hasNoAnswer = (error: unknown): boolean => error instanceof AdminProblem && error.status === 0;

/** The session has ended; the login dialog is shown, and the same call may succeed after it. */
export const isExpired = (error: unknown): boolean => error instanceof AdminProblem && error.status === 401;

/** The request itself is fine: a retry may succeed. */
export const isTransient = (error: unknown): boolean =>
  hasNoAnswer(error) || (error instanceof AdminProblem && error.status >= 500);
