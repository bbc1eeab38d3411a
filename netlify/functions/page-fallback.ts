import type { Config, Context } from '@netlify/functions';
import { fallbackRoutes } from '#src/server/http/fallback-routes.ts';

const app = fallbackRoutes();

// On Netlify a preview reads its own files, not those of the published site; on one machine the host header may be
// anything, so the address comes from whoever started the server.
const siteUrl = (request: Request, { deploy, site }: Context): string =>
  (deploy.context === 'dev' && site.url) || new URL(request.url).origin;

export default (request: Request, context: Context) =>
  app.fetch(request, { siteUrl: siteUrl(request, context) });

export const config: Config = {
  path: '/*',
  preferStatic: true,
  excludedPath: ['/_astro/*', '/slike/*', '/.netlify/*'],
};
