import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** The site to deploy to, and the account that deploys. */
export type NetlifyAccess = {
  siteId: string;
  token: string;
  /** Address of the service, without `/api/v1`. */
  apiUrl: string;
};

/** Tests pass another one. */
export type Wait = (ms: number) => Promise<void>;
export const waitMs: Wait = (ms) => pause(ms);

/** Who calls the service, and how it waits between two calls. */
export type NetlifyCaller = { access: NetlifyAccess; wait: Wait };

/** A deploy did not go live; visitors see the previous one. The message is for the admin bar and the log. */
export class DeployFailed extends Error {
  override readonly name = 'DeployFailed';
}

const TRIES = 6;
const BACK_OFF_MS = 500;
const ANSWER_WITHIN_MS = 60_000;
/** The service counts calls per minute. */
const RATE_LIMIT_WAIT_MS_MAX = 65_000;

const deployAnswer = z.object({
  id: z.string(),
  state: z.string(),
  required: z.array(z.string()).nullish(),
  required_functions: z.array(z.string()).nullish(),
  error_message: z.string().nullish(),
});
export type Deploy = z.infer<typeof deployAnswer>;

type Refusal = { reason: string; isTransient: boolean; retryAfterMs?: number };

/** `X-RateLimit-Reset` is a time in seconds; https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/#rate-limiting */
function untilReset({ headers }: Response): number | undefined {
  const reset = Number(headers.get('x-ratelimit-reset') ?? NaN) * 1000 - Date.now();
  const after = Number(headers.get('retry-after') ?? NaN) * 1000;
  const ms = Number.isNaN(reset) ? after : reset;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), RATE_LIMIT_WAIT_MS_MAX);
}

async function refusalOf(response: Response): Promise<Refusal> {
  const text = (await response.text().catch(() => '')).slice(0, 300);
  const retryAfterMs = response.status === 429 ? untilReset(response) : undefined;
  return {
    reason: `answered ${response.status} ${text}`.trim(),
    isTransient: response.status === 429 || response.status >= 500,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

/**
 * One call, retried where that may help: too many requests, a server error, a connection that was cut.
 *
 * @throws DeployFailed
 */
export async function askNetlify(
  { access: { apiUrl, token }, wait }: NetlifyCaller,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: { json: unknown } | { bytes: Uint8Array<ArrayBuffer> },
): Promise<unknown> {
  const content = body && 'json' in body ? JSON.stringify(body.json) : body?.bytes;
  const type = body && 'json' in body ? 'application/json' : 'application/octet-stream';
  for (let attempt = 1; ; attempt++) {
    let refusal: Refusal;
    try {
      const response = await fetch(`${apiUrl}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(content !== undefined && { 'content-type': type }) },
        ...(content !== undefined && { body: content }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      // Read here, because the connection may also be cut within the answer.
      if (response.ok) return (await response.json()) as unknown;
      refusal = await refusalOf(response);
    } catch (error) {
      refusal = { reason: error instanceof Error ? error.message : String(error), isTransient: true };
    }
    if (!refusal.isTransient || attempt === TRIES) {
      const tries = attempt > 1 ? ` after ${attempt} tries` : '';
      throw new DeployFailed(`Netlify ${method} ${path}${tries}: ${refusal.reason}`);
    }
    await wait(refusal.retryAfterMs ?? BACK_OFF_MS * 2 ** (attempt - 1));
  }
}

export const readDeploy = (answer: unknown): Deploy => deployAnswer.parse(answer);
