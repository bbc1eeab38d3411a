import type { Config, Context } from '@netlify/functions';
import { adminRoutes } from '#src/server/http/admin-routes.ts';
import { siteUrl } from '#src/server/site-url.ts';

const app = adminRoutes();

export default (request: Request, context: Context) =>
  app.fetch(request, {
    siteUrl: siteUrl(request, context),
    callerAddress: context.ip,
    waitUntil: (work: Promise<unknown>) => context.waitUntil(work),
  });

export const config: Config = {
  // Beside the database: Neon's eu-central-1 (docs/deploy.md).
  region: 'fra',
  path: ['/api/admin/*', '/api/olx/import-50', '/api/database/remove-duplicates'],
};
