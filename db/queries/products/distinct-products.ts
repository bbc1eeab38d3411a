import { count, desc, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { distinctProducts, products } from '#db/schema/index.ts';
import type { DistinctPair, DistinctPairView } from '#src/domain/admin/duplicates.ts';
import { idList } from '../id-list.ts';

export async function listDistinctPairs(db: Db): Promise<DistinctPair[]> {
  const rows = await db
    .select({ first: distinctProducts.firstId, second: distinctProducts.secondId })
    .from(distinctProducts);
  return rows.map(({ first, second }) => [first, second]);
}

/** Marks every pair of these products as different. Returns the pairs that are new. */
export async function insertDistinctPairs(db: Db, ids: readonly number[]): Promise<DistinctPair[]> {
  const asked = idList(ids);
  const { rows } = await db.execute<{ first: number; second: number }>(sql`
    insert into ${distinctProducts} (first_id, second_id)
    select a.id, b.id from ${products} a join ${products} b on a.id < b.id
    where a.id in ${asked} and b.id in ${asked}
    on conflict do nothing returning first_id as first, second_id as second`);
  return rows
    .map(({ first, second }): DistinctPair => [first, second])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Removes the mark again. Pairs in either order; unknown pairs are ignored. */
export async function deleteDistinctPairs(db: Db, pairs: readonly DistinctPair[]): Promise<number> {
  const asked = pairs.map(([a, b]) => ({ first: Math.min(a, b), second: Math.max(a, b) }));
  const { rows } = await db.execute(sql`
    delete from ${distinctProducts} d
    using json_to_recordset(${JSON.stringify(asked)}::json) as r(first integer, second integer)
    where d.first_id = r.first and d.second_id = r.second returning 1`);
  return rows.length;
}

const isShown = sql`exists (select from ${products} p where p.id in (${distinctProducts.firstId},
  ${distinctProducts.secondId}) having bool_and(p.deleted_at is null))`;
const nameOf = (id: typeof distinctProducts.firstId | typeof distinctProducts.secondId) =>
  sql<string>`(select p.name from ${products} p where p.id = ${id})`;

/** The pairs marked as different, newest first; pairs with a product in the bin are left out. */
export async function listDistinctPairViews(
  db: Db,
  limit: number,
): Promise<{ pairs: DistinctPairView[]; total: number }> {
  const [rows, [counted]] = await db.batch([
    db
      .select({
        firstId: distinctProducts.firstId,
        secondId: distinctProducts.secondId,
        firstName: nameOf(distinctProducts.firstId),
        secondName: nameOf(distinctProducts.secondId),
        at: distinctProducts.createdAt,
      })
      .from(distinctProducts)
      .where(isShown)
      .orderBy(
        desc(distinctProducts.createdAt),
        desc(distinctProducts.firstId),
        desc(distinctProducts.secondId),
      )
      .limit(limit),
    db.select({ total: count() }).from(distinctProducts).where(isShown),
  ]);
  const pairs = rows.map(({ firstId, firstName, secondId, secondName, at }) => ({
    first: { id: firstId, name: firstName },
    second: { id: secondId, name: secondName },
    at: at.toISOString(),
  }));
  return { pairs, total: counted?.total ?? 0 };
}
