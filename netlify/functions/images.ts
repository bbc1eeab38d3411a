import type { Config, Context } from '@netlify/functions';
import { imageRoutes } from '#src/server/http/image-routes.ts';
import { siteUrl } from '#src/server/site-url.ts';

const app = imageRoutes();

export default (request: Request, context: Context) =>
  app.fetch(request, { siteUrl: siteUrl(request, context) });

// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra', path: '/slike/:hash/:file' };
