import type { APIRoute } from 'astro';
import { type Sitemap, sitemapPaths } from '#src/build/sitemaps.ts';
import { sitemapXml } from '#src/domain/catalogue/sitemap.ts';

export const getStaticPaths = sitemapPaths;

export const GET: APIRoute<Pick<Sitemap, 'entries'>> = ({ props, site, url }) =>
  new Response(sitemapXml(site ?? url, props.entries), { headers: { 'content-type': 'application/xml' } });
