import type { Config, Context } from '@netlify/functions';
import { searchRoutes } from '#src/server/http/search-routes.ts';
import { siteUrl } from '#src/server/site-url.ts';

const app = searchRoutes();

export default (request: Request, context: Context) =>
  app.fetch(request, { siteUrl: siteUrl(request, context) });

/** Also sends the search page, with its results, so that the page needs neither a second call nor a script. */
// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra', path: ['/api/search', '/api/shop/search', '/search'] };
