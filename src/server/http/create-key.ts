import { idempotencyKey } from '#src/contracts/admin/fields.ts';
import { accept } from './accept.ts';
import type { Call } from './routes.ts';

/** Of the form that sends a create: sent again under the same key, it finds what it has made. */
export const createKeyOf = (c: Call): string | undefined =>
  accept(idempotencyKey, c.req.header('idempotency-key'));
