import type { APIRoute, GetStaticPaths } from 'astro';
import { sitemaps, type Sitemap } from '#src/build/sitemaps.ts';
import { sitemapXml } from '#src/domain/sitemap.ts';

export const getStaticPaths = (async () =>
  (await sitemaps()).map(({ name, entries }) => ({
    params: { name },
    props: { entries },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Pick<Sitemap, 'entries'>> = ({ props, site, url }) =>
  new Response(sitemapXml(site ?? url, props.entries), { headers: { 'content-type': 'application/xml' } });
