import type { APIRoute } from 'astro';

/** Nothing is disallowed: search engines must be able to read noindex on the pages that have it. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site ?? url).href}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
