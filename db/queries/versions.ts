import { type Column, sql } from 'drizzle-orm';

/**
 * Raised by `version_after` (db/migrations/0007): a class that starts with a letter from I on is nobody else's.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const EDITED_SINCE = 'SV409';

/**
 * For the `set` of an update: the next version, or a failure that takes the whole batch along when the row is not of
 * the version `edited` any more.
 */
export const versionAfter = (version: Column, edited: number) =>
  sql<number>`version_after(${version}, ${edited}::int)`;

/** A batch has met a row of another version, and has written nothing. */
export function isEditedSince(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return code === EDITED_SINCE || cause?.code === EDITED_SINCE;
}
