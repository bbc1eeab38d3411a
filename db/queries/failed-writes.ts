// Why a write failed, by PostgreSQL's codes.

/**
 * Raised by `version_after` (db/migrations/0012). The SQL standard reserves no class that starts with a letter from I
 * on, and PostgreSQL has no class SV. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const EDITED_SINCE = 'SV409';

type Fields = { code?: unknown; constraint?: unknown };

/** Of the database's error, which Drizzle wraps when it comes from a single statement, but not from a batch. */
function fieldOf(error: unknown, field: keyof Fields): unknown {
  const { [field]: own, cause } = Object(error) as Fields & { cause?: Fields };
  return own ?? cause?.[field];
}

const codeOf = (error: unknown): unknown => fieldOf(error, 'code');

/** A batch found a row of another version and wrote nothing. */
export const isEditedSince = (error: unknown): boolean => codeOf(error) === EDITED_SINCE;

/** There was no room for a write: PostgreSQL says so, or the embedded database was made read-only (local/database/refuse-when-full.ts). */
export const isDiskFull = (error: unknown): boolean => ['53100', '25006'].includes(String(codeOf(error)));

/** Somebody else has taken the name, deleted what the batch refers to, or refers to what it deletes, since it was read. */
export const isOvertaken = (error: unknown): boolean =>
  ['23505', '23503', '23001', EDITED_SINCE].includes(String(codeOf(error)));

/** Another import has added the product in the meantime. */
export const isSourceTaken = (error: unknown): boolean => fieldOf(error, 'constraint') === 'products_source';
