import type { Db } from '#db/client.ts';
import { listSessions, prolongSession, revokeSession } from '#db/queries/admin/admin-sessions.ts';
import { findAdminUser, updatePassword } from '#db/queries/admin/admin-users.ts';
import { countDelayedAttempt, resetAttempts } from '#db/queries/admin/throttles.ts';
import type { Device } from '#src/domain/admin/settings.ts';
import {
  LOGIN_TRIES_MAX,
  LOGIN_WINDOW_SECONDS,
  OWN_DEVICE_SESSION_SECONDS,
} from '#src/domain/limits/admin.ts';
import { Problem } from '#src/server/problem.ts';
import { callerKey, inMinutes, refuseWhile } from '#src/server/throttle.ts';
import { settingsFault as fault } from '#src/strings/admin/settings-faults.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { AdminSession } from './session.ts';
import { sessionEnd } from './session-seconds.ts';

/** Where the owner is logged in; a device is named by the hash of its token, with which nobody can log in. */
export async function listDevices(db: Db, { userId, tokenHash }: AdminSession): Promise<Device[]> {
  const sessions = await listSessions(db, userId);
  return sessions.map(({ tokenHash: id, browser, isOwn, createdAt, expiresAt }) => ({
    id,
    browser,
    isOwn,
    isCurrent: id === tokenHash,
    since: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** It is no longer notified of messages either. */
export async function endDevice(db: Db, session: AdminSession, id: string): Promise<void> {
  if (!(await revokeSession(db, id, session))) throw new Problem('not_found', fault.deviceGone);
}

/** A session on the owner's own device lasts longer than others. */
export const markDeviceOwn = (db: Db, { tokenHash }: AdminSession, isOwn: boolean): Promise<void> =>
  prolongSession(db, tokenHash, {
    isOwn,
    expiresAt: sessionEnd(isOwn),
    longestSeconds: OWN_DEVICE_SESSION_SECONDS,
  });

/** Ends all other sessions: a password is changed because somebody may know the old one. */
export async function changePassword(
  db: Db,
  { userId, username, tokenHash }: AdminSession,
  { current, next }: { current: string; next: string },
): Promise<void> {
  const counter = callerKey('password', username);
  const limit = { free: LOGIN_TRIES_MAX, longestSeconds: LOGIN_WINDOW_SECONDS };
  const wait = await countDelayedAttempt(db, counter, limit);
  refuseWhile(wait, inMinutes(fault.passwordWait));
  const user = await findAdminUser(db, username);
  if (!user || !(await verifyPassword(current, user.passwordHash)))
    throw new Problem('bad_request', fault.password, { current: fault.password });
  await updatePassword(db, userId, { passwordHash: await hashPassword(next), keep: tokenHash });
  await resetAttempts(db, [counter]);
}
