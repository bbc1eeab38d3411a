import type { Db } from '#db/client.ts';
import { upsertAdminUser } from '#db/queries/admin-users.ts';
import { hashPassword } from '#src/server/admin/password.ts';
import type { Routes } from '#src/server/http/routes.ts';

export const OWNER = { username: 'vlasnik', password: 'ispravna lozinka' };
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

/** Adds the owner to the database once; every test file has its own database. */
export async function anOwner(db: Db): Promise<void> {
  await upsertAdminUser(db, OWNER.username, await hashPassword(OWNER.password));
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
