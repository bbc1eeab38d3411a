import type { Config, Context } from '@netlify/functions';
import { fallbackRoutes } from '#src/server/http/fallback-routes.ts';
import { siteUrl } from '#src/server/site-url.ts';

const app = fallbackRoutes();

export default (request: Request, context: Context) =>
  app.fetch(request, { siteUrl: siteUrl(request, context) });

export const config: Config = {
  // Beside the database: Neon's eu-central-1 (docs/deploy.md).
  region: 'fra',
  path: '/*',
  preferStatic: true,
  // Of two functions that match Netlify's client takes the one that comes first in the alphabet.
  excludedPath: ['/_astro/*', '/slike/*', '/.netlify/*', '/search', '/api/search'],
};
