import type { Context } from '@netlify/functions';
import type { Routes } from './routes.ts';

/**
 * The address from which this site's own files are read. On Netlify a preview reads its own files, not those of the
 * published site. On one machine the host header may have any value, so whoever starts the server sets the address.
 */
const siteUrl = (request: Request, { deploy, site }: Context): string =>
  (deploy.context === 'dev' && site.url) || new URL(request.url).origin;

/** What a Netlify function exports: it answers every request with these routes. */
export const functionHandler = (app: Routes) => (request: Request, context: Context) =>
  app.fetch(request, {
    siteUrl: siteUrl(request, context),
    callerAddress: context.ip,
    waitUntil: (work: Promise<unknown>) => context.waitUntil(work),
  });
