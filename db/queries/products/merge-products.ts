import { type SQL, sql } from 'drizzle-orm';
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

/** The redirect of an address as it was before a change; null: none. Kept in the history, for the undo. */
export type KeptRedirect = { fromPath: string; toPath: string | null };

/** Keeps in the entries of the removed products what led to them. */
const keepRedirects = (db: Db, batch: string, own: SQL) =>
  db.execute(sql`
    with ${own} update ${auditEntries} a set before = a.before || jsonb_build_object('redirects', (
      select jsonb_build_array(jsonb_build_object('fromPath', m.old, 'toPath', null))
        || coalesce(jsonb_agg(jsonb_build_object('fromPath', r.from_path, 'toPath', r.to_path)), '[]')
      from ${redirects} r where r.to_path = m.old))
    from moves m where a.batch = ${batch} and a.entity = 'product' and '/proizvod/' || a.entity_id = m.old`);

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
    keepRedirects(db, change.batch, own),
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

/**
 * Brings products to former states, with the redirects that were kept then; what they are now is kept in turn. Redirects
 * that are gone since stay gone, and none leads to another one. Returns the ids written.
 */
export async function restoreProducts(
  db: Db,
  change: ProductChange,
  updates: readonly ProductUpdate[],
  kept: readonly (KeptRedirect & { id: number })[],
): Promise<number[]> {
  const { batch } = change;
  const { detach, attach } = updateStatements(db, change, updates);
  const own = sql`
    kept as materialized (
      select k.id, k."fromPath" as old, k."toPath" as target, k."fromPath" = '/proizvod/' || k.id as is_own
      from json_to_recordset(${JSON.stringify(kept)}::json) as k(id integer, "fromPath" text, "toPath" text)
      join ${auditEntries} a on a.batch = ${batch} and a.entity = 'product' and a.entity_id = k.id::text)`;
  const redirectStatements = [
    db.execute(sql`
      with ${own} update ${auditEntries} a set before = a.before || jsonb_build_object('redirects', (
        select jsonb_agg(jsonb_build_object('fromPath', k.old, 'toPath', r.to_path))
        from kept k left join ${redirects} r on r.from_path = k.old where k.id::text = a.entity_id))
      where a.batch = ${batch} and a.entity = 'product' and exists (
        select from kept k where k.id::text = a.entity_id)`),
    // Other addresses, if they still lead where this product's own one does: they may have another product by now.
    db.execute(sql`
      with ${own} update ${redirects} r set to_path = coalesce(n.to_path, k.target)
      from kept k
      left join ${redirects} o on o.from_path = '/proizvod/' || k.id
      left join ${redirects} n on n.from_path = k.target
        and not exists (select from kept q where q.is_own and q.target is null and q.old = n.from_path)
      where not k.is_own and k.target is not null and r.from_path = k.old
        and r.to_path in ('/proizvod/' || k.id, o.to_path)`),
    // The page of the product is shown at its own address again.
    db.execute(sql`
      with ${own} delete from ${redirects} r using kept k
      where k.is_own and k.target is null and r.from_path = k.old`),
    db.execute(sql`
      with ${own} insert into ${redirects} (from_path, to_path)
      select k.old, coalesce(n.to_path, k.target) from kept k left join ${redirects} n on n.from_path = k.target
      where k.is_own and k.target is not null
      on conflict (from_path) do update set to_path = excluded.to_path`),
  ];
  return writtenIds(await db.batch([...detach, ...attach, ...(kept.length > 0 ? redirectStatements : [])]));
}
