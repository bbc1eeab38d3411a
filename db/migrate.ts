import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './client.ts';

const MIGRATIONS = 'db/migrations';

/** The time of the newest migration that this shop knows. */
export const newestMigration = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis));

/**
 * Applies the missing migrations. Each one and its journal entry are one transaction, so a failure leaves the
 * database at the last complete migration. (Drizzle's own migrator for this driver sends statements one by one.)
 * Returns how many were applied. `until`: the time of the last one to apply, for data of an older shop.
 */
export async function migrate(
  db: Db,
  migrationsFolder = MIGRATIONS,
  until = Number.POSITIVE_INFINITY,
): Promise<number> {
  await db.batch([
    db.execute(sql`create schema if not exists drizzle`),
    db.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    ),
  ]);
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  const last = Number(rows[0]?.last ?? 0);
  const missing = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > last && folderMillis <= until,
  );
  for (const migration of missing) {
    await db.batch([
      db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      ),
      ...migration.sql.map((statement) => db.execute(sql.raw(statement))),
    ]);
  }
  return missing.length;
}
