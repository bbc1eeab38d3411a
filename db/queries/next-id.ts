import { sql } from 'drizzle-orm';
import { getTableName, type Table } from 'drizzle-orm/table';
import type { Db } from '#db/client.ts';

/** Reserves an id, so that a row and the rows that refer to it can be written in one batch. */
export async function nextId(db: Db, table: Table): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id`,
  );
  return Number(rows[0]?.id);
}
