import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { catalogueState, messagePictures } from '#db/schema/index.ts';

export type TableShape = {
  name: string;
  /** Those that are written; the database computes the others. */
  columns: string[];
  /** Of the primary key, in its order. */
  key: string[];
  /** Other tables that it refers to. */
  parents: string[];
};

/** Every table of the shop, each after the tables that it refers to. */
export async function listTables(db: Db): Promise<TableShape[]> {
  const { rows } = await db.execute<TableShape>(sql`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by k.place) from pg_index i
        cross join unnest(i.indkey::int[]) with ordinality k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key,
      coalesce((select json_agg(distinct p.relname) from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and p.oid <> c.oid), '[]'::json) as parents
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`);
  const ordered: TableShape[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < rows.length) {
    const next = rows.find(({ name, parents }) => !isPlaced(name) && parents.every(isPlaced));
    if (!next) throw new Error('tables refer to each other in a cycle');
    ordered.push(next);
  }
  return ordered;
}

/** Rows of one request, so that its answer stays under Neon's 64 MB: a picture in hexadecimal is up to 0.8 MB long. */
export const rowsAtOnce = (table: string): number => (table === getTableName(messagePictures) ? 50 : 500);

/** A row and its key, both as JSON that PostgreSQL has written, so that no number loses a digit on its way. */
export type BackupRow = { row: string; key: string };

/** Rows in the order of their keys, which no write changes: one that is edited meanwhile is read once. */
export async function readRows(
  db: Db,
  { name, key }: Pick<TableShape, 'name' | 'key'>,
  after: BackupRow | undefined,
  limit: number,
): Promise<BackupRow[]> {
  const [table, columns] = [sql.identifier(name), key.map((column) => sql.identifier(column))];
  const list = sql.join(columns, sql`, `);
  const { rows } = await db.execute<BackupRow>(sql`
    select to_jsonb(t)::text as row, (select to_jsonb(k)::text from (select ${list}) k) as key from ${table} t
    where ${after ? sql`(${list}) > (select ${list} from json_populate_record(null::${table}, ${after.key}::json))` : true}
    order by ${list} limit ${limit}`);
  return rows;
}

/** The highest numbers of the tables that others refer to, as one text. */
export async function findHighestIds(db: Db, tables: readonly TableShape[]): Promise<string> {
  const parents = new Set(tables.flatMap((table) => table.parents));
  const numbered = tables.filter(({ name, key }) => parents.has(name) && key.join() === 'id');
  const highest = numbered.map(({ name }) => sql`(select max(id) from ${sql.identifier(name)})`);
  const { rows } = await db.execute<{ ids: string }>(
    sql`select json_build_array(${sql.join(highest, sql`, `)})::text as ids`,
  );
  return rows[0]?.ids ?? '';
}

/** Turns the triggers of these tables on or off: restored rows must not be recorded as changes. */
export async function setTriggers(db: Db, tables: readonly TableShape[], state: 'on' | 'off'): Promise<void> {
  const how = sql.raw(state === 'on' ? 'enable' : 'disable');
  for (const { name } of tables)
    await db.execute(sql`alter table ${sql.identifier(name)} ${how} trigger user`);
}

/** Removes what migrations have put there. */
export const emptyTable = (db: Db, { name }: TableShape) =>
  db.execute(sql`delete from ${sql.identifier(name)}`);

export async function insertRows(
  db: Db,
  { name, columns }: TableShape,
  rows: readonly string[],
): Promise<void> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${sql.identifier(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.identifier(name)}, ${`[${rows.join()}]`}::json)`);
}

/** New rows get numbers after the highest one. */
export async function raiseSequences(db: Db, { name, columns }: TableShape): Promise<void> {
  for (const column of columns) {
    const [own, table] = [sql.identifier(column), sql.identifier(name)];
    await db.execute(sql`
      select setval(s.name::regclass, greatest(m.highest, 1), m.highest is not null)
      from (select pg_get_serial_sequence(${`public."${name}"`}, ${column}) as name) s,
        lateral (select max((to_jsonb(${own}))::text::bigint) as highest from ${table}
          where s.name is not null) m
      where s.name is not null`);
  }
}

/** The time of the newest migration that this database has; 0 for an empty one. */
export async function findMigration(db: Db): Promise<number> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!rows[0]?.there) return 0;
  const found = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  return Number(found.rows[0]?.last ?? 0);
}

const RESTORING = sql.identifier('restoring');
/** Versions of the catalogue that the restore replaces. */
const REPLACED = sql`${RESTORING}.replaced`;

/** An empty schema marks a database that is being restored; it stays when the restore is interrupted. */
export async function isHalfRestored(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regnamespace('restoring') is not null as found`,
  );
  return rows[0]?.found ?? false;
}

/**
 * Ends a restore. Whatever has read the replaced catalogue (a warm function, a publisher) has a version of it that is
 * lower than the restored one, and finds no changes in between: it reads everything again, and a publish is due.
 */
export async function markRestored(db: Db): Promise<void> {
  await db.batch([
    db.update(catalogueState).set({
      version: sql`1 + greatest(${catalogueState.version}, (select max(version) from ${REPLACED}))`,
      changedAt: sql`now()`,
    }),
    db.update(catalogueState).set({ changesSince: sql`${catalogueState.version}` }),
    db.execute(sql`drop schema ${RESTORING} cascade`),
  ]);
}

/**
 * The database counts as half restored from here on. The version of the catalogue that is replaced is kept, also when
 * the restore is interrupted and repeated.
 */
export async function dropEverything(db: Db): Promise<void> {
  await db.batch([
    db.execute(sql`create schema if not exists ${RESTORING}`),
    db.execute(sql`create table if not exists ${REPLACED} (version bigint)`),
    db.execute(sql`do $$ begin
      insert into ${REPLACED} select version from public.catalogue_state;
    exception when undefined_table then null; end $$`),
    db.execute(sql`drop schema if exists public cascade`),
    db.execute(sql`create schema public`),
    db.execute(sql`drop schema if exists drizzle cascade`),
  ]);
}
