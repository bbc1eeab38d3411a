import { count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { adminUsers, auditEntries, contactMessages, products, searchMisses } from '#db/schema/index.ts';
import type { AdminProductCounts } from '#src/domain/admin/product.ts';
import type { Overview } from '#src/domain/admin/overview.ts';
import { OVERVIEW_CHANGES_MAX, OVERVIEW_MISSES_MAX } from '#src/domain/limits/admin.ts';
import { entryColumns } from '../history/audit.ts';
import { productCounts } from '../products/admin-products.ts';
import { pick } from '../pick-columns.ts';

/** Everything on the start screen in one request: products are counted as in their list, the rest by index. */
export async function findOverview(db: Db): Promise<Overview> {
  const [counted, [messages], misses, changes] = await db.batch([
    db.execute<{ counts: AdminProductCounts }>(productCounts()),
    db
      .select({
        new: count(),
        notMailed: sql<number>`count(*) filter (where ${contactMessages.mailedAt} is null and ${contactMessages.source} = 'form')::int`,
      })
      .from(contactMessages)
      .where(eq(contactMessages.state, 'new')),
    db
      .select(pick(searchMisses, 'query', 'count', 'lastAskedAt'))
      .from(searchMisses)
      .where(isNull(searchMisses.hiddenAt))
      .orderBy(desc(searchMisses.count), desc(searchMisses.lastAskedAt))
      .limit(OVERVIEW_MISSES_MAX),
    db
      .select({
        ...entryColumns,
        name: sql<string>`coalesce(${auditEntries.after}->>'name', ${auditEntries.before}->>'name', '')`,
        // `case`, because ids of other entries are not always numbers and the conditions run in any order.
        isGone: sql<boolean>`${auditEntries.entity} = 'product' and not exists (
          select from ${products}
          where ${products.id} = case when ${auditEntries.entity} = 'product' then ${auditEntries.entityId}::int end)`,
      })
      .from(auditEntries)
      .leftJoin(adminUsers, eq(adminUsers.id, auditEntries.userId))
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(OVERVIEW_CHANGES_MAX),
  ]);
  const [sums] = counted.rows;
  if (!sums || !messages) throw new Error('an aggregate gave no row');
  return {
    products: sums.counts,
    messages,
    misses: misses.map((miss) => ({ ...miss, lastAskedAt: miss.lastAskedAt.toISOString() })),
    changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
  };
}
