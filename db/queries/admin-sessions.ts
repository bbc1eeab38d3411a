import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { adminSessions, adminUsers } from '#db/schema/index.ts';

export type StoredSession = { userId: number; username: string; expiresAt: Date };

export async function insertSession(
  db: Db,
  session: { tokenHash: string; userId: number; expiresAt: Date },
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

/** Deletes sessions a day after they ended; nothing reads them any more. */
export async function deleteEndedSessions(db: Db): Promise<void> {
  const dayAgo = sql`now() - interval '1 day'`;
  await db
    .delete(adminSessions)
    .where(or(lt(adminSessions.expiresAt, dayAgo), lt(adminSessions.revokedAt, dayAgo)));
}
