import { createHash } from 'node:crypto';

/** Tells whether a request that is sent again is still the same. */
export const bodyHash = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');
