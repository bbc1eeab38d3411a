import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import {
  OLX_ANSWER_BYTES_MAX,
  OLX_BACK_OFF_MS,
  OLX_TIMEOUT_MS,
  OLX_TRIES,
} from '#src/domain/limits/imports.ts';
import { toStorable } from '#src/domain/text/storable-text.ts';
import { env } from '#src/server/env.ts';
import { OlxFailure } from './olx-failure.ts';

export type OlxAccess = {
  apiUrl: string;
  username: string;
  token: string | undefined;
  /** Milliseconds to wait before the second attempt; doubled for each further one. */
  backOffMs?: number;
  timeoutMs?: number;
};

/** @throws OlxFailure `not_configured` */
export function olxAccess(): OlxAccess {
  const { OLX_API_URL: apiUrl, OLX_USERNAME: username, OLX_TOKEN: token } = env();
  if (!username) throw new OlxFailure('not_configured', 'OLX_USERNAME is not set');
  return { apiUrl, username, token };
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > OLX_ANSWER_BYTES_MAX) throw new OlxFailure('unreadable', 'the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function refusalOf(status: number): OlxFailure | undefined {
  if (status === 401 || status === 403) return new OlxFailure('refused', `answered ${status}`);
  if (status === 404 || status === 410) return new OlxFailure('not_found', `answered ${status}`);
  if (status === 429) return new OlxFailure('rate_limited', 'answered 429');
  if (status >= 500) return new OlxFailure('unavailable', `answered ${status}`);
  if (status >= 300) return new OlxFailure('unreadable', `answered ${status}`);
  return undefined;
}

async function askOnce(url: string, { token, timeoutMs = OLX_TIMEOUT_MS }: OlxAccess): Promise<unknown> {
  let body: string;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      // The token goes to the configured host and nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const refusal = refusalOf(response.status);
    if (refusal) {
      await response.body?.cancel();
      throw refusal;
    }
    body = await readBody(response);
  } catch (error) {
    if (error instanceof OlxFailure) throw error;
    throw new OlxFailure('unavailable', 'no answer', { cause: error });
  }
  try {
    return JSON.parse(body, (_, value: unknown) =>
      typeof value === 'string' ? toStorable(value) : value,
    ) as unknown;
  } catch (error) {
    throw new OlxFailure('unreadable', 'the answer is not JSON', { cause: error });
  }
}

/**
 * One call of the site's API. It is retried with growing, random waits while the site is busy or unavailable. The
 * site's 429 answers do not say how long to wait.
 *
 * @throws OlxFailure
 */
export async function askOlx<Schema extends z.ZodType>(
  access: OlxAccess,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const url = `${access.apiUrl.replace(/\/+$/, '')}${path}`;
  const { backOffMs = OLX_BACK_OFF_MS } = access;
  for (let tries = 1; ; tries++) {
    try {
      const parsed = schema.safeParse(await askOnce(url, access));
      if (!parsed.success)
        throw new OlxFailure('unreadable', 'the answer has another shape', { cause: parsed.error });
      return parsed.data;
    } catch (error) {
      if (!(error instanceof OlxFailure) || !error.isTransient || tries >= OLX_TRIES) throw error;
      // Half of the wait is random, so that calls that failed together are not repeated together.
      await pause(backOffMs * 2 ** (tries - 1) * (0.5 + Math.random() / 2));
    }
  }
}
