import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { adminSessions, adminUsers } from '#db/schema/index.ts';
import { pick } from './pick-columns.ts';

export type AdminUser = { id: number; username: string; passwordHash: string };

export async function findAdminUser(db: Db, username: string): Promise<AdminUser | undefined> {
  const [row] = await db
    .select(pick(adminUsers, 'id', 'username', 'passwordHash'))
    .from(adminUsers)
    .where(eq(adminUsers.username, username));
  return row;
}

/** Creates the user, or sets a new password for an existing one and ends that user's sessions. */
export async function upsertAdminUser(db: Db, username: string, passwordHash: string): Promise<void> {
  const user = db.select({ id: adminUsers.id }).from(adminUsers).where(eq(adminUsers.username, username));
  await db.batch([
    db
      .insert(adminUsers)
      .values({ username, passwordHash })
      .onConflictDoUpdate({ target: adminUsers.username, set: { passwordHash, updatedAt: new Date() } }),
    db
      .update(adminSessions)
      .set({ revokedAt: sql`now()` })
      .where(and(inArray(adminSessions.userId, user), isNull(adminSessions.revokedAt))),
  ]);
}
