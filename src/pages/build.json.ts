import type { APIRoute } from 'astro';
import { catalogue } from '#src/build/catalogue.ts';

/** The catalogue version of these pages; the build adds time and counts when it is done. */
export const GET: APIRoute = async () => {
  const { version } = (await catalogue()).catalogue;
  return Response.json({ version });
};
