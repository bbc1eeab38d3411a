import type { APIRoute } from 'astro';
import { catalogue } from '#src/build/catalogue.ts';
import { savedListFile } from '#src/build/search-files.ts';

/** A short list of products that the search page searches when the shop does not answer. */
export const GET: APIRoute = async () => Response.json(savedListFile(await catalogue()));
