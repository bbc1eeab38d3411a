import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { throttles } from '#db/schema/index.ts';
import { THROTTLE_KEPT_SECONDS } from '#src/domain/limits/requests.ts';

const seconds = (count: number) => sql`make_interval(secs => ${count}::int)`;

/** The clock was set back after the window began: it would last until the clock reaches that time again. */
const startsInFuture = sql`${throttles.windowStartedAt} > now() + interval '1 minute'`;

export const deleteOldAttempts = (db: Db) =>
  db.delete(throttles).where(lt(throttles.windowStartedAt, sql`now() - ${seconds(THROTTLE_KEPT_SECONDS)}`));

/**
 * Counts one more attempt under a key. Returns the seconds to wait when there were too many in the present window, 0 for
 * an attempt that may be made. One statement, so that simultaneous calls are all counted.
 */
export async function countAttempt(
  db: Db,
  key: string,
  { attempts, windowSeconds }: { attempts: number; windowSeconds: number },
): Promise<number> {
  const over = sql`(${throttles.windowStartedAt} <= now() - ${seconds(windowSeconds)} or ${startsInFuture})`;
  const [[row]] = await db.batch([
    db
      .insert(throttles)
      .values({ key })
      .onConflictDoUpdate({
        target: throttles.key,
        set: {
          count: sql`case when ${over} then 1 else ${throttles.count} + 1 end`,
          windowStartedAt: sql`case when ${over} then now() else ${throttles.windowStartedAt} end`,
        },
      })
      .returning({
        count: throttles.count,
        secondsLeft: sql<number>`ceil(extract(epoch from ${throttles.windowStartedAt} + ${seconds(windowSeconds)} - now()))::int`,
      }),
    deleteOldAttempts(db),
  ]);
  if (!row) throw new Error('an attempt was not counted');
  return row.count > attempts ? Math.max(1, row.secondsLeft) : 0;
}

/**
 * The same without a window: after the free attempts each waits twice as long as the one before it, up to
 * `longestSeconds`. Returns the seconds to wait, 0 for an attempt that may be made; one that has to wait is not counted,
 * so that nobody can make others wait for ever.
 */
export async function countDelayedAttempt(
  db: Db,
  key: string,
  { free, longestSeconds }: { free: number; longestSeconds: number },
): Promise<number> {
  const due = sql`case when ${startsInFuture} then now()
    when ${throttles.count} < ${free}::int then ${throttles.windowStartedAt}
    else ${throttles.windowStartedAt} + least(power(2, least(${throttles.count} - ${free}::int, 30)), ${longestSeconds}::int)
      * interval '1 second' end`;
  const [row] = await db
    .insert(throttles)
    .values({ key })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${due} <= now() then ${throttles.count} + 1 else ${throttles.count} end`,
        windowStartedAt: sql`case when ${due} <= now() then now() else ${throttles.windowStartedAt} end`,
      },
    })
    .returning({
      wait: sql<number>`case when ${throttles.windowStartedAt} = now() then 0
        else ceil(extract(epoch from ${due} - now()))::int end`,
    });
  return row?.wait ?? 0;
}

/** Resets the counters of a caller who has logged in. */
export async function resetAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await db.delete(throttles).where(inArray(throttles.key, [...keys]));
}
