import type { APIRoute } from 'astro';
import { shop } from '#src/domain/shop/shop.ts';
import stopWorker from '#src/islands/offline/stop-worker.js?raw';
import worker from '#src/islands/offline/worker.js?raw';

/** At the root, as a service worker controls only addresses below its own. */
export const GET: APIRoute = () =>
  new Response(shop().offline ? worker : stopWorker, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
