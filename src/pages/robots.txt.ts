import type { APIRoute } from 'astro';

/** Nothing is closed: search engines must be able to see which pages say noindex. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site ?? url).href}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
