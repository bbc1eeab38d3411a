import { sql } from 'drizzle-orm';
import { customType, type ExtraConfigColumn, integer, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Raised by every edit: a form that was opened earlier cannot overwrite newer changes. */
export const version = () => integer().notNull().default(1);

/** For an index: the order of lists. */
export const newestFirst = (t: Record<'createdAt' | 'id', ExtraConfigColumn>) =>
  [t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()] as const;

/** The list of values after `in`, for a check. */
export const oneOf = (values: readonly string[]) => sql.raw(`(${values.map((v) => `'${v}'`).join(', ')})`);

/** Same rule as `SLUG_PATTERN` in the domain. */
export const SLUG_CHECK = '^[a-z0-9]+(-[a-z0-9]+)*$';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Hexadecimal text, which every driver accepts: https://www.postgresql.org/docs/current/datatype-binary.html */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array | string }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => `\\x${Buffer.from(bytes).toString('hex')}`,
  fromDriver: (read) => (typeof read === 'string' ? Buffer.from(read.slice(2), 'hex') : read),
});
