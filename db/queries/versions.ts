import { type Column, sql } from 'drizzle-orm';

/**
 * Raised by `version_after` (db/migrations/0007). The SQL standard reserves no class that starts with a letter from I
 * on, and PostgreSQL has no class SV. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const EDITED_SINCE = 'SV409';

/**
 * For the `set` of an update: the next version. Fails the whole batch when the row's version is no longer `edited`.
 */
export const versionAfter = (version: Column, edited: number) =>
  sql<number>`version_after(${version}, ${edited}::int)`;

/** A batch found a row of another version and wrote nothing. */
export function isEditedSince(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return code === EDITED_SINCE || cause?.code === EDITED_SINCE;
}
