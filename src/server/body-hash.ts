import { createHash } from 'node:crypto';

/** Shows whether a repeated request has the same body. */
export const bodyHash = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');
