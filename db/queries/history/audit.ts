import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { adminUsers, auditEntries, products } from '#db/schema/index.ts';
import type { AuditAction, AuditEntity } from '#src/domain/admin/history.ts';
import { HISTORY_ENTRIES_MAX, HISTORY_MONTHS } from '#src/domain/limits/admin.ts';
import { pick } from '../pick-columns.ts';
import type { KeptRedirect } from '../products/merge-products.ts';
import type { ProductSnapshot } from '../products/product-snapshot.ts';

type AuditSnapshot = Record<string, unknown>;

export type AuditRow = {
  id: number;
  at: Date;
  username: string | null;
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  batch: string;
  before: AuditSnapshot | null;
  after: AuditSnapshot | null;
};

export const entryColumns = {
  ...pick(auditEntries, 'id', 'at', 'action', 'entity', 'entityId'),
  username: adminUsers.username,
};

const columns = {
  ...entryColumns,
  batch: auditEntries.batch,
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

export const countEntries = (db: Db, batch: string): Promise<number> =>
  db.$count(auditEntries, eq(auditEntries.batch, batch));

/** Of each of these calls: how many products nobody has edited since. */
export async function countUntouched(db: Db, batches: readonly string[]): Promise<Map<string, number>> {
  if (batches.length === 0) return new Map();
  const rows = await db
    .select({ batch: auditEntries.batch, untouched: count() })
    .from(auditEntries)
    .innerJoin(
      products,
      // Entries of other things have ids that are not numbers.
      sql`${products.id} = case when ${auditEntries.entity} = 'product' then ${auditEntries.entityId}::int end
        and ${products.version} = (${auditEntries.after}->>'version')::int`,
    )
    .where(and(inArray(auditEntries.batch, [...batches]), eq(auditEntries.entity, 'product')))
    .groupBy(auditEntries.batch);
  return new Map(rows.map(({ batch, untouched }) => [batch, untouched]));
}

/** Keeps the newest entries of every product and name, and none that is too old. */
export async function deleteOldEntries(db: Db): Promise<void> {
  await db.execute(sql`
    delete from ${auditEntries} a using (
      select id, row_number() over (partition by entity, entity_id order by at desc, id desc) as position
      from ${auditEntries}) n
    where a.id = n.id and (n.position > ${HISTORY_ENTRIES_MAX}::int
      or a.at < now() - make_interval(months => ${HISTORY_MONTHS}::int))`);
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

export type BatchEntry = {
  id: number;
  /** With the redirects that a merge of products has changed. */
  before: (ProductSnapshot & { redirects?: KeptRedirect[] }) | null;
  after: ProductSnapshot;
};

/** The changes that one call made to products. */
export async function listBatch(db: Db, batch: string): Promise<BatchEntry[]> {
  return db
    .select({
      id: sql<number>`${auditEntries.entityId}::int`,
      before: sql<BatchEntry['before']>`${auditEntries.before}`,
      after: sql<ProductSnapshot>`${auditEntries.after}`,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.batch, batch), eq(auditEntries.entity, 'product')))
    .orderBy(auditEntries.id);
}
