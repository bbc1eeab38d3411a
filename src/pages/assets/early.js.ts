import type { APIRoute } from 'astro';
import { earlyScript } from '#src/islands/paint/early.ts';

export const GET: APIRoute = () =>
  new Response(earlyScript, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
