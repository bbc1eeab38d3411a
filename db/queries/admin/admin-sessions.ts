import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { adminSessions, adminUsers, contactMessages, pushSubscriptions } from '#db/schema/index.ts';
import { KNOWN_PLACE_DAYS } from '#src/domain/limits/admin.ts';
import { isCalled } from './admin-users.ts';
import { daysAgo } from '../longer-ago.ts';
import { pick } from '../pick-columns.ts';

export type StoredSession = {
  userId: number;
  username: string;
  expiresAt: Date;
  tokenHash: string;
  /** Key of the browser that has logged in. */
  device: string | null;
  /** Counted with the session, so that no call of its own is needed for it. */
  newMessages: number;
};

/** Keys of a caller's network and of the browser that has logged in before. */
export type LoginPlace = { network: string; device: string };

/** Whether this user has logged in from this network or device before. */
export async function isKnownPlace(
  db: Db,
  username: string,
  { network, device }: LoginPlace,
): Promise<boolean> {
  const rows = await db
    .select({ userId: adminSessions.userId })
    .from(adminSessions)
    .innerJoin(adminUsers, eq(adminUsers.id, adminSessions.userId))
    .where(and(isCalled(username), or(eq(adminSessions.network, network), eq(adminSessions.device, device))))
    .limit(1);
  return rows.length > 0;
}

export async function insertSession(
  db: Db,
  session: {
    tokenHash: string;
    userId: number;
    expiresAt: Date;
    browser: string;
    isOwn: boolean;
  } & LoginPlace,
): Promise<void> {
  await db.insert(adminSessions).values(session);
}

const isLive = and(isNull(adminSessions.revokedAt), gt(adminSessions.expiresAt, sql`now()`));

/** A session that has neither expired nor been revoked. */
export async function findSession(db: Db, tokenHash: string): Promise<StoredSession | undefined> {
  const [row] = await db
    .select({
      userId: adminUsers.id,
      username: adminUsers.username,
      expiresAt: adminSessions.expiresAt,
      tokenHash: adminSessions.tokenHash,
      device: adminSessions.device,
      newMessages: sql<number>`(select count(*)::int from ${contactMessages} where state = 'new')`,
    })
    .from(adminSessions)
    .innerJoin(adminUsers, eq(adminUsers.id, adminSessions.userId))
    .where(and(eq(adminSessions.tokenHash, tokenHash), isLive));
  return row;
}

/** The active sessions of a user, the newest first. */
export const listSessions = (db: Db, userId: number) =>
  db
    .select(pick(adminSessions, 'tokenHash', 'browser', 'isOwn', 'createdAt', 'expiresAt'))
    .from(adminSessions)
    .where(and(eq(adminSessions.userId, userId), isLive))
    .orderBy(desc(adminSessions.createdAt));

/**
 * Ends a session and the notifications of its device. Returns whether there was such a session.
 *
 * @param by the session that ends it: only one of the same user, and its own device is still notified
 */
export async function revokeSession(
  db: Db,
  tokenHash: string,
  by?: Pick<StoredSession, 'userId' | 'device'>,
): Promise<boolean> {
  const session = and(eq(adminSessions.tokenHash, tokenHash), by && eq(adminSessions.userId, by.userId));
  const device = db.select(pick(adminSessions, 'device')).from(adminSessions).where(session);
  const [ended] = await db.batch([
    db
      .update(adminSessions)
      .set({ revokedAt: sql`now()` })
      .where(and(session, isNull(adminSessions.revokedAt)))
      .returning({ tokenHash: adminSessions.tokenHash }),
    db
      .delete(pushSubscriptions)
      .where(
        and(
          inArray(pushSubscriptions.device, device),
          by?.device ? ne(pushSubscriptions.device, by.device) : undefined,
        ),
      ),
  ]);
  return ended.length > 0;
}

/** @param longestSeconds from the login, which a session never outlasts */
export async function prolongSession(
  db: Db,
  tokenHash: string,
  { isOwn, expiresAt, longestSeconds }: { isOwn: boolean; expiresAt: Date; longestSeconds: number },
): Promise<void> {
  const latest = sql`${adminSessions.createdAt} + make_interval(secs => ${longestSeconds}::int)`;
  await db
    .update(adminSessions)
    .set({ isOwn, expiresAt: sql`least(${expiresAt.toISOString()}::timestamptz, ${latest})` })
    .where(eq(adminSessions.tokenHash, tokenHash));
}

/** Deletes sessions that ended long ago; until then they tell which networks and devices are known. */
export async function deleteEndedSessions(db: Db): Promise<void> {
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, daysAgo(KNOWN_PLACE_DAYS)));
}
