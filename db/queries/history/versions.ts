import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client.ts';

/** For the batch that updates a row: fails all of it when the row's version is no longer `edited`, or the row is gone. */
export const requireVersion = (db: Db, table: PgTable, id: number, edited: number) =>
  db.execute(sql`select version_after((select version from ${table} where id = ${id}), ${edited}::int)`);
