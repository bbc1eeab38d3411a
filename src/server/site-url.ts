import type { Context } from '@netlify/functions';

/**
 * The address from which this site's own files are read. On Netlify a preview reads its own files, not those of the
 * published site. On one machine the host header may have any value, so whoever starts the server sets the address.
 */
export const siteUrl = (request: Request, { deploy, site }: Pick<Context, 'deploy' | 'site'>): string =>
  (deploy.context === 'dev' && site.url) || new URL(request.url).origin;
