import { count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  adminUsers,
  auditEntries,
  contactMessages,
  fitments,
  productImages,
  products,
  searchMisses,
} from '#db/schema/index.ts';
import type { Overview } from '#src/domain/admin/overview.ts';
import { OVERVIEW_CHANGES_MAX, OVERVIEW_MISSES_MAX } from '#src/domain/limits.ts';

const within = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})::int`;
const live = 'deleted_at is null';

/** Everything of the start screen, as one request: one walk over the products, the rest by index. */
export async function findOverview(db: Db): Promise<Overview> {
  const images = sql`(select count(*) from ${productImages} i where i.product_id = ${products}.id)`;
  const hasYears = sql`exists (select 1 from ${fitments} f where f.product_id = ${products}.id
    and (f.year_from is not null or f.year_to is not null))`;
  const facts = db
    .select({
      status: products.status,
      deletedAt: products.deletedAt,
      hasCategory:
        sql<boolean>`(${products.categoryId} is not null or ${products.tuningCategoryId} is not null)`.as(
          'has_category',
        ),
      images: sql<number>`${images}`.as('images'),
      hasYears: sql<boolean>`${hasYears}`.as('has_years'),
    })
    .from(products)
    .as('facts');
  const [[counted], [messages], misses, changes] = await db.batch([
    db
      .select({
        all: within(live),
        published: within(`${live} and status = 'published'`),
        draft: within(`${live} and status = 'draft'`),
        archived: within(`${live} and status = 'archived'`),
        deleted: within('deleted_at is not null'),
        noCategory: within(`${live} and not has_category`),
        oneImage: within(`${live} and images = 1`),
        withoutImage: within(`${live} and images = 0`),
        noYears: within(`${live} and not has_years`),
      })
      .from(facts),
    db
      .select({
        new: count(),
        notMailed: sql<number>`count(*) filter (where ${contactMessages.mailedAt} is null)::int`,
      })
      .from(contactMessages)
      .where(eq(contactMessages.state, 'new')),
    db
      .select({
        query: searchMisses.query,
        count: searchMisses.count,
        lastAskedAt: searchMisses.lastAskedAt,
      })
      .from(searchMisses)
      .where(isNull(searchMisses.hiddenAt))
      .orderBy(desc(searchMisses.count), desc(searchMisses.lastAskedAt))
      .limit(OVERVIEW_MISSES_MAX),
    db
      .select({
        id: auditEntries.id,
        at: auditEntries.at,
        username: adminUsers.username,
        action: auditEntries.action,
        entity: auditEntries.entity,
        entityId: auditEntries.entityId,
        name: sql<string>`coalesce(${auditEntries.after}->>'name', ${auditEntries.before}->>'name', '')`,
      })
      .from(auditEntries)
      .leftJoin(adminUsers, eq(adminUsers.id, auditEntries.userId))
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(OVERVIEW_CHANGES_MAX),
  ]);
  if (!counted || !messages) throw new Error('an aggregate gave no row');
  return {
    products: counted,
    messages,
    misses: misses.map((miss) => ({ ...miss, lastAskedAt: miss.lastAskedAt.toISOString() })),
    changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
  };
}
