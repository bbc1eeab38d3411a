import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { adminUsers, auditEntries } from '#db/schema/index.ts';
import type { AuditAction, AuditEntity } from '#src/domain/admin/history.ts';
import type { ProductSnapshot } from './product-snapshot.ts';

type AuditSnapshot = Record<string, unknown>;

export type AuditRow = {
  id: number;
  at: Date;
  username: string | null;
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  before: AuditSnapshot | null;
  after: AuditSnapshot | null;
};

const columns = {
  id: auditEntries.id,
  at: auditEntries.at,
  username: adminUsers.username,
  action: auditEntries.action,
  entity: auditEntries.entity,
  entityId: auditEntries.entityId,
  before: sql<AuditSnapshot | null>`${auditEntries.before}`,
  after: sql<AuditSnapshot | null>`${auditEntries.after}`,
};

/** Newest first; `page` counts from 1. */
export async function listAuditEntries(
  db: Db,
  of: { entity?: AuditEntity | undefined; entityId?: string | undefined },
  { page, size }: { page: number; size: number },
): Promise<{ entries: AuditRow[]; total: number }> {
  const where: SQL | undefined = and(
    of.entity && eq(auditEntries.entity, of.entity),
    of.entityId === undefined ? undefined : eq(auditEntries.entityId, of.entityId),
  );
  const [entries, [counted]] = await db.batch([
    db
      .select(columns)
      .from(auditEntries)
      .leftJoin(adminUsers, eq(adminUsers.id, auditEntries.userId))
      .where(where)
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(auditEntries).where(where),
  ]);
  return { entries, total: counted?.total ?? 0 };
}

export async function findProductEntry(
  db: Db,
  productId: number,
  entryId: number,
): Promise<Record<'before' | 'after', ProductSnapshot | null> | undefined> {
  const [row] = await db
    .select({
      before: sql<ProductSnapshot | null>`${auditEntries.before}`,
      after: sql<ProductSnapshot | null>`${auditEntries.after}`,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.id, entryId),
        eq(auditEntries.entity, 'product'),
        eq(auditEntries.entityId, String(productId)),
      ),
    );
  return row;
}

export type BatchEntry = { id: number; before: ProductSnapshot | null; after: ProductSnapshot };

/** The changes that one call made to products. */
export async function listBatch(db: Db, batch: string): Promise<BatchEntry[]> {
  return db
    .select({
      id: sql<number>`${auditEntries.entityId}::int`,
      before: sql<ProductSnapshot | null>`${auditEntries.before}`,
      after: sql<ProductSnapshot>`${auditEntries.after}`,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.batch, batch), eq(auditEntries.entity, 'product')))
    .orderBy(auditEntries.id);
}
