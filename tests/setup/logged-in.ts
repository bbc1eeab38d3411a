import { scryptSync } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { upsertAdminUser } from '#db/queries/admin/admin-users.ts';
import type { Routes } from '#src/server/http/routes.ts';

export const OWNER = { username: 'vlasnik', password: 'ispravna lozinka' };
/** A hash names its parameters: with the lowest cost every test file saves two derivations that are slow on purpose. */
const OWNER_HASH = `scrypt$2$1$1$owner$${scryptSync(OWNER.password, Buffer.from('owner', 'base64url'), 32, { N: 2, r: 1, p: 1 }).toString('base64url')}`;
export const ORIGIN = 'http://localhost';

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };
export type AdminCall = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  return { status: response.status, headers: response.headers, body };
}

const bodyOf = (body: unknown) => (body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body));

/** Sends one call as a program does: only with the given headers. */
export async function send(
  app: Routes,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const content = body === undefined ? {} : { body: bodyOf(body) };
  const init = {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...content,
  };
  return readAnswer(await app.request(path, init, {}));
}

/** A login from a network address, as a function receives it. */
export async function loginFrom(
  app: Routes,
  callerAddress: string,
  body: unknown,
  cookie = '',
): Promise<Answer> {
  const request = new Request(`${ORIGIN}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  return readAnswer(await app.fetch(request, { callerAddress }));
}

/** Adds the owner to the database once; every test file has its own database. */
export async function anOwner(db: Db): Promise<void> {
  await upsertAdminUser(db, OWNER.username, OWNER_HASH);
}

/** The owner's calls, with the token of a new login. */
export async function logIn(app: Routes): Promise<AdminCall & { token: string; cookie: string }> {
  const { body, headers } = await send(app, 'POST', '/api/admin/login', { body: OWNER });
  const token = body['token'] as string;
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const call: AdminCall = (method, path, sent, more) =>
    send(app, method, path, {
      ...(sent !== undefined && { body: sent }),
      headers: { authorization: `Bearer ${token}`, ...more },
    });
  return Object.assign(call, { token, cookie });
}
