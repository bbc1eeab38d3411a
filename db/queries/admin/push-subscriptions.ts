import { desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { pushSubscriptions } from '#db/schema/index.ts';
import { PUSH_DEVICES_MAX } from '#src/domain/limits/admin.ts';
import { pick } from '../pick-columns.ts';

export type PushDevice = { endpoint: string; p256dh: string; auth: string };

/** Removes the oldest of the other devices when there are too many. `userId` and `device` are those of the browser's session. */
export async function savePushDevice(
  db: Db,
  { userId, device }: { userId: number; device: string | null },
  subscription: PushDevice,
): Promise<void> {
  const { endpoint, p256dh, auth } = subscription;
  const newest = db
    .select(pick(pushSubscriptions, 'endpoint'))
    .from(pushSubscriptions)
    .orderBy(desc(eq(pushSubscriptions.endpoint, endpoint)), desc(pushSubscriptions.createdAt))
    .limit(PUSH_DEVICES_MAX);
  await db.batch([
    db
      .insert(pushSubscriptions)
      .values({ ...subscription, userId, device })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { userId, device, p256dh, auth, createdAt: sql`now()` },
      }),
    db.delete(pushSubscriptions).where(notInArray(pushSubscriptions.endpoint, newest)),
  ]);
}

export async function removePushDevices(db: Db, endpoints: string[]): Promise<void> {
  if (endpoints.length > 0)
    await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, endpoints));
}

export const listPushDevices = (db: Db): Promise<PushDevice[]> =>
  db.select(pick(pushSubscriptions, 'endpoint', 'p256dh', 'auth')).from(pushSubscriptions);

export async function listEndpoints(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select(pick(pushSubscriptions, 'endpoint'))
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  return rows.map(({ endpoint }) => endpoint);
}
