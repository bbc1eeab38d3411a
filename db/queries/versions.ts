import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client.ts';

/**
 * Raised by `version_after` (db/migrations/0012). The SQL standard reserves no class that starts with a letter from I
 * on, and PostgreSQL has no class SV. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const EDITED_SINCE = 'SV409';

/** For the batch that updates a row: fails all of it when the row's version is no longer `edited`, or the row is gone. */
export const requireVersion = (db: Db, table: PgTable, id: number, edited: number) =>
  db.execute(sql`select version_after((select version from ${table} where id = ${id}), ${edited}::int)`);

const codeOf = (error: unknown): unknown => {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return code ?? cause?.code;
};

/** A batch found a row of another version and wrote nothing. */
export const isEditedSince = (error: unknown): boolean => codeOf(error) === EDITED_SINCE;

/** Somebody else has taken the name, deleted what the batch refers to, or refers to what it deletes, since it was read. */
export const isOvertaken = (error: unknown): boolean =>
  ['23505', '23503', '23001', EDITED_SINCE].includes(String(codeOf(error)));
