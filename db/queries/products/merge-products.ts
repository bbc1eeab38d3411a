import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { auditEntries, redirects } from '#db/schema/index.ts';
import { keepBulkKey, type RequestKey } from '../admin/request-keys.ts';
import { type ProductChange, type ProductUpdate, updateStatements, writtenIds } from './product-writes.ts';

type ProductMove = { from: number; to: number };

/** Only the moves of products that this batch has written; an unchanged product keeps its address. */
const movesOf = (batch: string, moves: readonly ProductMove[]) => sql`
  moves as materialized (
    select '/proizvod/' || m."from" as old, '/proizvod/' || m."to" as new
    from json_to_recordset(${JSON.stringify(moves)}::json) as m("from" integer, "to" integer)
    join ${auditEntries} a on a.batch = ${batch} and a.entity = 'product' and a.entity_id = m."from"::text)`;

/**
 * Brings products to the given states. In the same transaction, redirects the addresses of the removed products, and
 * every address that led to them, to the products that stay. Returns the ids written.
 *
 * @param key under which a repeated request finds the batch; a second use of it fails
 */
export async function mergeProducts(
  db: Db,
  change: ProductChange,
  updates: readonly ProductUpdate[],
  moves: readonly ProductMove[],
  key?: RequestKey,
): Promise<number[]> {
  const own = movesOf(change.batch, moves);
  const { detach, attach } = updateStatements(db, change, updates);
  const results = await db.batch([
    ...detach,
    ...attach,
    // The page of the product that stays is shown at its own address.
    db.execute(sql`with ${own} delete from ${redirects} r using moves m where r.from_path = m.new`),
    db.execute(sql`
      with ${own} update ${redirects} r set to_path = m.new from moves m where r.to_path = m.old`),
    db.execute(sql`
      with ${own} insert into ${redirects} (from_path, to_path) select m.old, m.new from moves m
      on conflict (from_path) do update set to_path = excluded.to_path`),
    ...keepBulkKey(db, change.batch, key),
  ]);
  return writtenIds(results);
}
