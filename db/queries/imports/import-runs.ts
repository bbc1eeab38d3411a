import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { adminUsers, auditEntries, products } from '#db/schema/index.ts';
import type { ImportRun } from '#src/domain/admin/import-run.ts';
import type { BatchEntry } from '../history/audit.ts';

const isImported = sql`a.action in ('csv', 'import')`;
/** Nobody has edited the product since the entry. */
const isUntouched = sql`p.version = (a.after->>'version')::int`;

async function listRunsOf(db: Db, runs: SQL): Promise<ImportRun[]> {
  const { rows } = await db.execute<Omit<ImportRun, 'at'> & { at: string }>(sql`
    select a.run, case when bool_or(a.action = 'csv') then 'file' else 'olx' end as source, min(a.at) as at, min(u.username) as username,
      (count(*) filter (where ${isImported} and a.before is null))::int as created,
      (count(*) filter (where ${isImported} and a.before is not null))::int as updated,
      (count(*) filter (where a.action = 'undo'))::int as undone,
      (count(*) filter (where ${isImported} and ${isUntouched}))::int as "left"
    from ${auditEntries} a
    left join ${products} p on p.id = a.entity_id::int
    left join ${adminUsers} u on u.id = a.user_id
    where a.run in (${runs})
    group by a.run order by min(a.id) desc`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** The imports of files and of ads, newest first. */
export const listImportRuns = (db: Db, size: number): Promise<ImportRun[]> =>
  listRunsOf(
    db,
    sql`select run from ${auditEntries} a where run is not null and ${isImported} group by run order by min(id) desc limit ${size}`,
  );

export async function findImportRun(db: Db, run: string): Promise<ImportRun | undefined> {
  const [found] = await listRunsOf(db, sql`${run}::uuid`);
  return found;
}

/** What an import did to products that nobody has edited since. */
export async function listUndoable(db: Db, run: string, size: number): Promise<BatchEntry[]> {
  const { rows } = await db.execute<BatchEntry>(sql`
    select a.entity_id::int as id, a.before, a.after
    from ${auditEntries} a join ${products} p on p.id = a.entity_id::int
    where a.run = ${run}::uuid and ${isImported} and ${isUntouched}
    order by a.id limit ${size}`);
  return rows;
}
