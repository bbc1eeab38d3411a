import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { findSession, insertSession, revokeSession, type StoredSession } from '#db/queries/admin-sessions.ts';
import { findAdminUser } from '#db/queries/admin-users.ts';
import { forgetAttempts } from '#db/queries/throttles.ts';
import { SESSION_ERRORS } from '#src/domain/admin/session.ts';
import {
  LOGIN_TRIES_MAX,
  LOGIN_TRIES_OF_USER_MAX,
  LOGIN_WINDOW_SECONDS,
  SESSION_SECONDS,
} from '#src/domain/limits.ts';
import { callerNetwork } from '#src/server/caller-network.ts';
import { Problem } from '#src/server/problem.ts';
import { callerKey, secondsToWait } from '#src/server/throttle.ts';
import { sessionText } from '#src/strings/admin-session.ts';
import { hashPassword, verifyPassword } from './password.ts';

export type AdminSession = StoredSession;
export type NewSession = { token: string; username: string; expiresAt: Date };

/** 256 random bits; the database stores only their hash. */
const TOKEN_PATTERN = /^[\w-]{43}$/;
const newToken = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

let decoy: Promise<string> | undefined;

/** Takes the same time whether or not the user name exists. */
async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const standIn = await (decoy ??= hashPassword(newToken()));
  const matches = await verifyPassword(password, hash ?? standIn);
  return matches && hash !== undefined;
}

/** Counts every attempt before its password is checked, so that simultaneous attempts are all counted. */
async function refuseGuessing(db: Db, addressKey: string, userKey: string): Promise<void> {
  for (const [key, attempts] of [
    [addressKey, LOGIN_TRIES_MAX],
    [userKey, LOGIN_TRIES_OF_USER_MAX],
  ] as const) {
    const wait = await secondsToWait(db, key, { attempts, windowSeconds: LOGIN_WINDOW_SECONDS });
    if (wait > 0) throw new Problem('too_many_requests', sessionText.wait(Math.ceil(wait / 60)));
  }
}

/** @throws Problem `unauthorized` for a wrong name or password, `too_many_requests` for too many attempts */
export async function logIn(
  db: Db,
  callerAddress: string,
  { username, password }: { username: string; password: string },
): Promise<NewSession> {
  const addressKey = callerKey('login', callerNetwork(callerAddress));
  const userKey = callerKey('login-user', username.toLowerCase());
  await refuseGuessing(db, addressKey, userKey);
  const user = await findAdminUser(db, username);
  if (!(await isPassword(password, user?.passwordHash)) || !user) {
    throw new Problem('unauthorized', SESSION_ERRORS.invalidCredentials);
  }
  const token = newToken();
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000);
  await insertSession(db, { tokenHash: hashOf(token), userId: user.id, expiresAt });
  await forgetAttempts(db, [addressKey, userKey]);
  return { token, username: user.username, expiresAt };
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
