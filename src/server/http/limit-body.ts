import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler, Next } from 'hono';
import { SMALL_BODY_BYTES_MAX } from '#src/domain/limits/requests.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import type { Call } from './routes.ts';

type Limit = (c: Call, next: Next) => ReturnType<MiddlewareHandler>;

/** Refuses longer bodies with `too_large` and this message. */
export const limitBody = (maxSize: number, message: string): Limit =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('too_large', message);
    },
  });

/** For calls that need no login and take a few short values. */
export const limitSmallBody = limitBody(SMALL_BODY_BYTES_MAX, problemText.badRequest);
