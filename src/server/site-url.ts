import type { Context } from '@netlify/functions';

/**
 * Where this site's own files are read from. On Netlify a preview reads its own files, not those of the published site;
 * on one machine the host header may be anything, so the address comes from whoever started the server.
 */
export const siteUrl = (request: Request, { deploy, site }: Pick<Context, 'deploy' | 'site'>): string =>
  (deploy.context === 'dev' && site.url) || new URL(request.url).origin;
