import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { adminSessions, adminUsers } from '#db/schema/index.ts';
import { KNOWN_PLACE_DAYS } from '#src/domain/limits.ts';

export type StoredSession = { userId: number; username: string; expiresAt: Date };

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
    .where(
      and(
        eq(adminUsers.username, username),
        or(eq(adminSessions.network, network), eq(adminSessions.device, device)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertSession(
  db: Db,
  session: { tokenHash: string; userId: number; expiresAt: Date } & LoginPlace,
): Promise<void> {
  await db.insert(adminSessions).values(session);
}

/** A session that has neither expired nor been revoked. */
export async function findSession(db: Db, tokenHash: string): Promise<StoredSession | undefined> {
  const [row] = await db
    .select({ userId: adminUsers.id, username: adminUsers.username, expiresAt: adminSessions.expiresAt })
    .from(adminSessions)
    .innerJoin(adminUsers, eq(adminUsers.id, adminSessions.userId))
    .where(
      and(
        eq(adminSessions.tokenHash, tokenHash),
        isNull(adminSessions.revokedAt),
        gt(adminSessions.expiresAt, sql`now()`),
      ),
    );
  return row;
}

export async function revokeSession(db: Db, tokenHash: string): Promise<void> {
  await db
    .update(adminSessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(adminSessions.tokenHash, tokenHash), isNull(adminSessions.revokedAt)));
}

/** Deletes sessions that ended long ago; until then they tell from where the owner logs in. */
export async function deleteEndedSessions(db: Db): Promise<void> {
  await db
    .delete(adminSessions)
    .where(lt(adminSessions.expiresAt, sql`now() - make_interval(days => ${KNOWN_PLACE_DAYS}::int)`));
}
