import { integer, timestamp } from 'drizzle-orm/pg-core';

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

/** Same rule as `SLUG_PATTERN` in the domain. */
export const SLUG_CHECK = '^[a-z0-9]+(-[a-z0-9]+)*$';
