import { countAttempt } from '#db/queries/admin/throttles.ts';
import { HEAVY_CALLS_OF_MINUTE } from '#src/domain/limits/admin.ts';
import { networkKey, refuseWhile } from '#src/server/throttle.ts';
import { problemText } from '#src/strings/problems.ts';
import type { Call } from '../routes.ts';

/**
 * Counts a call that is heavy for the database or for another site.
 * @throws Problem `too_many_requests` when one network sends more of them within a minute (DECISIONS D1)
 */
export async function refuseManyTries(c: Call, purpose: keyof typeof HEAVY_CALLS_OF_MINUTE): Promise<void> {
  const limit = { attempts: HEAVY_CALLS_OF_MINUTE[purpose], windowSeconds: 60 };
  const wait = await countAttempt(c.var.db, networkKey(purpose, c.env.callerAddress ?? ''), limit);
  refuseWhile(wait, problemText.tooOften);
}
