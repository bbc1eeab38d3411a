import { eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { auditEntries, type KeyedSubject, requestKeys } from '#db/schema/index.ts';
import { BIN_DAYS } from '#src/domain/limits/admin.ts';
import { daysAgo } from '../longer-ago.ts';
import { pick } from '../pick-columns.ts';

/** A key with the hash of the request's body. */
export type RequestKey = { key: string; bodyHash: string };

export type FirstRequest = { subject: KeyedSubject; bodyHash: string; result: string };

/** What the first request with this key has done. */
export async function findFirstRequest(db: Db, key: string): Promise<FirstRequest | undefined> {
  const [row] = await db
    .select(pick(requestKeys, 'subject', 'bodyHash', 'result'))
    .from(requestKeys)
    .where(eq(requestKeys.key, key));
  return row;
}

/** For the batch that writes: a second request with the key fails, and its whole batch with it. */
export const keepKey = (
  db: Db,
  subject: KeyedSubject,
  result: number | string | SQL,
  key: RequestKey | undefined,
) => (key ? [db.insert(requestKeys).values({ ...key, subject, result: sql`${result}` })] : []);

/** For the batch that changes the products. A request that changed nothing leaves no key, but still fails when it is the second. */
export const keepBulkKey = (db: Db, batch: string, key: RequestKey | undefined) =>
  key
    ? [
        db.execute(sql`
          insert into ${requestKeys} (key, body_hash, subject, result)
          select ${key.key}, ${key.bodyHash}, 'products', ${batch}
          where exists (select from ${auditEntries} where batch = ${batch}::uuid)
            or exists (select from ${requestKeys} where key = ${key.key})`),
      ]
    : [];

export async function deleteRequestKey(db: Db, key: string): Promise<void> {
  await db.delete(requestKeys).where(eq(requestKeys.key, key));
}

export async function deleteOldRequestKeys(db: Db): Promise<void> {
  await db.delete(requestKeys).where(lt(requestKeys.createdAt, daysAgo(BIN_DAYS)));
}
