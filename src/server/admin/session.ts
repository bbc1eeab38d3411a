import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#db/client.ts';
import {
  findSession,
  insertSession,
  isKnownPlace,
  type LoginPlace,
  revokeSession,
  type StoredSession,
} from '#db/queries/admin/admin-sessions.ts';
import { findUserOfLogin } from '#db/queries/admin/admin-users.ts';
import { countAttempt, countDelayedAttempt, resetAttempts } from '#db/queries/admin/throttles.ts';
import { browserName } from '#src/domain/admin/browser-name.ts';
import { SESSION_ERRORS } from '#src/domain/admin/session.ts';
import { LOGIN_TRIES_MAX, LOGIN_TRIES_OF_USER_MAX, LOGIN_WINDOW_SECONDS } from '#src/domain/limits/admin.ts';
import { Problem } from '#src/server/problem.ts';
import { callerKey, inMinutes, networkKey, refuseWhile } from '#src/server/throttle.ts';
import { sessionText } from '#src/strings/admin-session.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { sessionEnd } from './session-seconds.ts';

export type AdminSession = StoredSession;
type NewSession = { token: string; device: string; username: string; expiresAt: Date };

/** 256 random bits; the database stores only their hash. */
const TOKEN_PATTERN = /^[\w-]{43}$/;
const newToken = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

let dummyHash: Promise<string> | undefined;

/** Takes the same time whether or not the user name exists. */
async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const dummy = await (dummyHash ??= hashPassword(newToken()));
  const matches = await verifyPassword(password, hash ?? dummy);
  return matches && hash !== undefined;
}

type Caller = {
  address: string;
  /** From the cookie of an earlier login on the same browser. */
  device: string | undefined;
  userAgent?: string | undefined;
};

/**
 * Counts every attempt before its password is checked, so that simultaneous attempts are all counted. A browser that
 * has logged in before has a counter of its own, and no stranger can make a known browser or network wait.
 */
async function refuseGuessing(db: Db, username: string, place: LoginPlace): Promise<string[]> {
  const isKnown = await isKnownPlace(db, username, place);
  const isKnownDevice = isKnown && (await isKnownPlace(db, username, { ...place, network: '' }));
  const placeKey = isKnownDevice ? place.device : place.network;
  const window = { attempts: LOGIN_TRIES_MAX, windowSeconds: LOGIN_WINDOW_SECONDS };
  const userKey = callerKey('login-user', username.toLowerCase());
  const delay = { free: LOGIN_TRIES_OF_USER_MAX, longestSeconds: LOGIN_WINDOW_SECONDS };
  const wait =
    (await countAttempt(db, placeKey, window)) ||
    (isKnown ? 0 : await countDelayedAttempt(db, userKey, delay));
  refuseWhile(wait, inMinutes(sessionText.wait));
  return [placeKey, userKey];
}

/** @throws Problem `unauthorized` for a wrong name or password, `too_many_requests` for too many attempts */
export async function logIn(
  db: Db,
  caller: Caller,
  { username, password, isOwn = false }: { username: string; password: string; isOwn?: boolean | undefined },
): Promise<NewSession> {
  const device = TOKEN_PATTERN.test(caller.device ?? '') ? String(caller.device) : newToken();
  const place = {
    network: networkKey('login', caller.address),
    device: callerKey('login-device', device),
  };
  const counters = await refuseGuessing(db, username, place);
  const user = await findUserOfLogin(db, username);
  if (!(await isPassword(password, user?.passwordHash)) || !user) {
    throw new Problem('unauthorized', SESSION_ERRORS.invalidCredentials);
  }
  const token = newToken();
  const expiresAt = sessionEnd(isOwn);
  const browser = browserName(caller.userAgent ?? '');
  await insertSession(db, { tokenHash: hashOf(token), userId: user.id, expiresAt, browser, isOwn, ...place });
  await resetAttempts(db, counters);
  return { token, device, username: user.username, expiresAt };
}

export async function logOut(db: Db, token: string): Promise<void> {
  await revokeSession(db, hashOf(token));
}

/** @throws Problem `unauthorized` without a token, and for a token that has expired, was revoked or is unknown */
export async function requireSession(db: Db, token: string | undefined): Promise<AdminSession> {
  if (!token) throw new Problem('unauthorized', SESSION_ERRORS.missingToken);
  const session = TOKEN_PATTERN.test(token) ? await findSession(db, hashOf(token)) : undefined;
  if (!session) throw new Problem('unauthorized', SESSION_ERRORS.sessionExpired);
  return session;
}
