import type { APIRoute } from 'astro';
import { catalogue } from '#src/build/catalogue.ts';
import { entityFile } from '#src/build/search-files.ts';

/** Manufacturers, models and categories for the search box, which ranks them in the browser. */
export const GET: APIRoute = async () => Response.json(entityFile(await catalogue()));
