import type { Routes } from '#src/server/http/routes.ts';
import { ORIGIN } from '../setup/logged-in.ts';

const servedAt = process.env['CHECK_SERVED_AT'] ?? '';

/** Sends over the network what a test would pass to the app itself; a page's own origin becomes the served one. */
async function send(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  if (headers.get('origin') === ORIGIN) headers.set('origin', servedAt);
  const body = request.body ? await request.arrayBuffer() : undefined;
  const { method } = request;
  return fetch(servedAt + pathname + search, { method, headers, redirect: 'manual', ...(body && { body }) });
}

/**
 * Replaces every module that creates routes: the same calls, answered by the functions that Netlify's client serves.
 */
const served = () =>
  ({
    request: (path: string, init?: RequestInit) => send(new Request(new URL(path, servedAt), init)),
    fetch: send,
  }) as unknown as Routes;

export const adminRoutes = served;
export const catalogueRoutes = served;
export const searchRoutes = served;
