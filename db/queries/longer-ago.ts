import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Also for a time in the future: a clock that has been set back since wrote it, and would be waited for. */
export const isLongerAgo = (time: AnyColumn, seconds: number): SQL<boolean> =>
  sql<boolean>`${time} not between now() - make_interval(secs => ${seconds}::int) and now() + interval '1 minute'`;
