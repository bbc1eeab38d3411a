import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler, Next } from 'hono';
import { Problem } from '#src/server/problem.ts';
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
