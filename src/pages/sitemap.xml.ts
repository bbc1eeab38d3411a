import type { APIRoute } from 'astro';
import { sitemaps } from '#src/build/sitemaps.ts';
import { latest, sitemapIndexXml } from '#src/domain/catalogue/sitemap.ts';

export const GET: APIRoute = async ({ site, url }) => {
  const maps = (await sitemaps()).map(({ name, entries }) => ({
    path: `/sitemap-${name}.xml`,
    changedAt: latest(entries.map((entry) => entry.changedAt)),
  }));
  return new Response(sitemapIndexXml(site ?? url, maps), { headers: { 'content-type': 'application/xml' } });
};
