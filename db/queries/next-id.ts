import { sql } from 'drizzle-orm';
import { getTableName, type Table } from 'drizzle-orm/table';
import type { Db } from '#db/client.ts';

/** Reserves an id, so that a row and the rows that refer to it can be written in one batch. */
export async function nextId(db: Db, table: Table): Promise<number> {
  const [id] = await nextIds(db, table, 1);
  if (id === undefined) throw new Error('a sequence gave no id');
  return id;
}

/** Ascending. */
export async function nextIds(db: Db, table: Table, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id from generate_series(1, ${count})`,
  );
  return rows.map((row) => Number(row.id));
}
