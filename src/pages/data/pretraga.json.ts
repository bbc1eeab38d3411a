import type { APIRoute } from 'astro';
import { catalogue } from '#src/build/catalogue.ts';
import { entityFile } from '#src/build/search-files.ts';

/** Manufacturers, models and categories for the search box, which ranks them in the browser. */
export const GET: APIRoute = async () =>
  new Response(JSON.stringify(entityFile(await catalogue())), {
    headers: { 'content-type': 'application/json' },
  });
