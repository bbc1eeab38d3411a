import { eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { auditEntries, bulkKeys, createKeys, dictionaryKeys } from '#db/schema/index.ts';
import type { AuditEntity } from '#src/domain/admin/history.ts';
import { BIN_DAYS } from '#src/domain/limits/admin.ts';
import { pick } from './pick-columns.ts';

export async function findCreated(
  db: Db,
  key: string,
): Promise<{ productId: number; bodyHash: string } | undefined> {
  const [row] = await db
    .select(pick(createKeys, 'productId', 'bodyHash'))
    .from(createKeys)
    .where(eq(createKeys.key, key));
  return row;
}

/** A key with the hash of the request's body: the same key with another body is an error. */
export type CreateKey = { key: string; bodyHash: string };

export async function findCreatedEntry(
  db: Db,
  key: string,
): Promise<{ id: number; entity: AuditEntity; bodyHash: string } | undefined> {
  const [row] = await db
    .select({
      id: dictionaryKeys.entityId,
      entity: dictionaryKeys.entity,
      bodyHash: dictionaryKeys.bodyHash,
    })
    .from(dictionaryKeys)
    .where(eq(dictionaryKeys.key, key));
  return row;
}

/** The change of many products that was made under the key, and how many it changed. */
export async function findBulkChange(
  db: Db,
  key: string,
): Promise<{ undo: string; changed: number; bodyHash: string } | undefined> {
  const [row] = await db
    .select({
      undo: bulkKeys.batch,
      changed: sql<number>`(select count(*)::int from ${auditEntries} a where a.batch = ${bulkKeys}.batch)`,
      bodyHash: bulkKeys.bodyHash,
    })
    .from(bulkKeys)
    .where(eq(bulkKeys.key, key));
  return row;
}

/**
 * For the batch that changes the products: a second request with the key fails, and its whole batch with it. A request
 * that changed nothing leaves no key.
 */
export const keepBulkKey = (db: Db, batch: string, key: CreateKey | undefined) =>
  key
    ? [
        db.execute(sql`
          insert into ${bulkKeys} (key, body_hash, batch) select ${key.key}, ${key.bodyHash}, ${batch}::uuid
          where exists (select from ${auditEntries} where batch = ${batch}::uuid)`),
      ]
    : [];

/** For the batch that adds the entry: a second request with the key fails, and its whole batch with it. */
export const keepCreateKey = (db: Db, entity: AuditEntity, id: number | SQL, key: CreateKey | undefined) =>
  key ? [db.insert(dictionaryKeys).values({ ...key, entity, entityId: id })] : [];

/** For an entry that was deleted: the key may add it once more. */
export async function forgetCreateKey(db: Db, key: string): Promise<void> {
  await db.delete(dictionaryKeys).where(eq(dictionaryKeys.key, key));
}

export async function deleteOldCreateKeys(db: Db): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${BIN_DAYS}::int)`;
  await db.batch([
    db.delete(createKeys).where(lt(createKeys.createdAt, oldest)),
    db.delete(dictionaryKeys).where(lt(dictionaryKeys.createdAt, oldest)),
    db.delete(bulkKeys).where(lt(bulkKeys.createdAt, oldest)),
  ]);
}
