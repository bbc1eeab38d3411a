import type { Config, Context } from '@netlify/functions';
import { contactRoutes } from '#src/server/http/contact-routes.ts';
import { wantedPartRoutes } from '#src/server/http/wanted-part-routes.ts';
import { siteUrl } from '#src/server/site-url.ts';

const app = contactRoutes().route('/', wantedPartRoutes());

export default (request: Request, context: Context) =>
  app.fetch(request, {
    siteUrl: siteUrl(request, context),
    callerAddress: context.ip,
    waitUntil: (work: Promise<unknown>) => context.waitUntil(work),
  });

// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra', path: ['/api/contact', '/api/wanted-parts'] };
