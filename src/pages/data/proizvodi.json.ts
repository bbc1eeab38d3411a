import type { APIRoute } from 'astro';
import { catalogue } from '#src/build/catalogue.ts';
import { productFile } from '#src/build/search-files.ts';

/** A slim list of products, which the search page looks through when the shop does not answer. */
export const GET: APIRoute = async () =>
  new Response(JSON.stringify(productFile(await catalogue())), {
    headers: { 'content-type': 'application/json' },
  });
