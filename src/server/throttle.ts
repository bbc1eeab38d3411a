import { createHmac } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { countAttempt } from '#db/queries/throttles.ts';
import { env } from './env.ts';
import { Problem } from './problem.ts';

/** The stored form of a caller's address: without this shop's secret it cannot be traced back to the address. */
export function callerKey(purpose: string, address: string): string {
  const secret = env().CALLER_SECRET ?? (new URL(env().DATABASE_URL).password || purpose);
  return `${purpose}:${createHmac('sha256', secret).update(address).digest('base64url')}`;
}

/** Counts one attempt. Returns the seconds to wait when there were too many in the window, otherwise 0. */
export async function secondsToWait(
  db: Db,
  key: string,
  { attempts, windowSeconds }: { attempts: number; windowSeconds: number },
): Promise<number> {
  const { count, secondsLeft } = await countAttempt(db, key, windowSeconds);
  return count > attempts ? Math.max(1, secondsLeft) : 0;
}

/** @throws Problem `too_many_requests` while there are seconds to wait */
export function refuseWhile(wait: number, say: (seconds: number) => string): void {
  if (wait > 0) throw new Problem('too_many_requests', say(wait));
}

/** For waits of many minutes: the text of `refuseWhile` from the minutes begun. */
export const inMinutes =
  (say: (minutes: number) => string) =>
  (seconds: number): string =>
    say(Math.ceil(seconds / 60));
