import { eq } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { adminUsers } from '#db/schema/index.ts';

export type AdminUser = { id: number; username: string; passwordHash: string };

export async function findAdminUser(db: Db, username: string): Promise<AdminUser | undefined> {
  const [row] = await db
    .select({ id: adminUsers.id, username: adminUsers.username, passwordHash: adminUsers.passwordHash })
    .from(adminUsers)
    .where(eq(adminUsers.username, username));
  return row;
}

/** Creates the user or gives an existing one a new password. */
export async function upsertAdminUser(db: Db, username: string, passwordHash: string): Promise<void> {
  await db
    .insert(adminUsers)
    .values({ username, passwordHash })
    .onConflictDoUpdate({ target: adminUsers.username, set: { passwordHash, updatedAt: new Date() } });
}
