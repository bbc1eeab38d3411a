import { type AdminCall, adminCall, isTransient } from './admin-call.ts';

const TRIES = 4;
const RETRY_DELAY_MS = 1000;

/** Posts, and retries transient failures: for calls that are safe to repeat. Throws AdminProblem. */
export async function postWithRetries<Answer>(
  path: string,
  body: unknown,
  headers?: AdminCall['headers'],
): Promise<Answer> {
  for (let tried = 1; ; tried++) {
    try {
      return await adminCall<Answer>(path, { method: 'POST', body, ...(headers && { headers }) });
    } catch (error) {
      if (!isTransient(error) || tried >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * tried));
    }
  }
}
