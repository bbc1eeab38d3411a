import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** True for a time in the future as well: the clock was set back after it was written, and may not reach it for years. */
export const isLongerAgo = (time: AnyColumn, seconds: number): SQL<boolean> =>
  sql<boolean>`${time} not between now() - make_interval(secs => ${seconds}::int) and now() + interval '1 minute'`;

export const daysAgo = (days: number): SQL => sql`now() - make_interval(days => ${days}::int)`;
