import { idempotencyKey } from '#src/contracts/admin/fields.ts';
import { accept } from './accept.ts';
import type { Call } from './routes.ts';

/** The key of the form that creates a row: a repeated request with the same key finds that row. */
export const createKeyOf = (c: Call): string | undefined =>
  accept(idempotencyKey, c.req.header('idempotency-key'));
