import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { adminSessions, adminUsers, pushSubscriptions } from '#db/schema/index.ts';
import { lowerCase } from '#db/schema/lower-case.ts';
import { pick } from '../pick-columns.ts';

type AdminUser = { id: number; username: string; passwordHash: string };

const user = pick(adminUsers, 'id', 'username', 'passwordHash');

export async function findAdminUser(db: Db, username: string): Promise<AdminUser | undefined> {
  const [row] = await db.select(user).from(adminUsers).where(eq(adminUsers.username, username));
  return row;
}

/** Phones begin a word with a capital, so a login names a user in any letters. */
export const isCalled = (username: string): SQL =>
  sql`${lowerCase(sql`${adminUsers.username}`)} = ${lowerCase(sql`${username}::text`)}`;

/** A user of exactly this name comes before one in other letters. */
export async function findUserOfLogin(db: Db, username: string): Promise<AdminUser | undefined> {
  const [row] = await db
    .select(user)
    .from(adminUsers)
    .where(isCalled(username))
    .orderBy(desc(eq(adminUsers.username, username)))
    .limit(1);
  return row;
}

export const hasAdminUser = async (db: Db): Promise<boolean> => (await db.$count(adminUsers)) > 0;

/** A new password; ends all sessions of the user but one, and the notifications of all other devices. */
export async function updatePassword(
  db: Db,
  userId: number,
  { passwordHash, keep }: { passwordHash: string; keep: string },
): Promise<void> {
  await db.batch([
    db.update(adminUsers).set({ passwordHash }).where(eq(adminUsers.id, userId)),
    db
      .update(adminSessions)
      .set({ revokedAt: sql`now()` })
      .where(
        and(
          eq(adminSessions.userId, userId),
          ne(adminSessions.tokenHash, keep),
          isNull(adminSessions.revokedAt),
        ),
      ),
    db.delete(pushSubscriptions).where(
      and(
        eq(pushSubscriptions.userId, userId),
        sql`${pushSubscriptions.device} is distinct from (
            select ${adminSessions.device} from ${adminSessions} where ${eq(adminSessions.tokenHash, keep)})`,
      ),
    ),
  ]);
}

/** Creates the user, or sets a new password for an existing one and ends that user's sessions and notifications. */
export async function upsertAdminUser(db: Db, username: string, passwordHash: string): Promise<void> {
  const own = db.select({ id: adminUsers.id }).from(adminUsers).where(eq(adminUsers.username, username));
  await db.batch([
    db
      .insert(adminUsers)
      .values({ username, passwordHash })
      .onConflictDoUpdate({ target: adminUsers.username, set: { passwordHash, updatedAt: new Date() } }),
    db
      .update(adminSessions)
      .set({ revokedAt: sql`now()` })
      .where(and(inArray(adminSessions.userId, own), isNull(adminSessions.revokedAt))),
    db.delete(pushSubscriptions).where(inArray(pushSubscriptions.userId, own)),
  ]);
}
