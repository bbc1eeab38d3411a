import type { Config, Context } from '@netlify/functions';
import { contactRoutes } from '#src/server/http/contact-routes.ts';
import { siteUrl } from '#src/server/site-url.ts';

const app = contactRoutes();

export default (request: Request, context: Context) =>
  app.fetch(request, {
    siteUrl: siteUrl(request, context),
    callerAddress: context.ip,
    waitUntil: (work: Promise<unknown>) => context.waitUntil(work),
  });

export const config: Config = { path: '/api/contact' };
