import type { APIRoute } from 'astro';
import worker from '#src/islands/offline/push-worker.js?raw';

/** At the root, as a service worker controls only addresses below its own: the panel has no folder. */
export const GET: APIRoute = () =>
  new Response(worker, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
