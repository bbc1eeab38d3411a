import { escapeHtml } from '../text/escape-html.ts';

/** One page in a sitemap; `changedAt` is an ISO time of the data that it shows. */
export type SitemapEntry = { path: string; changedAt?: string | undefined; images?: readonly string[] };

/**
 * Far below the limits of https://www.sitemaps.org/protocol.html (50,000, 50 MB): an edit rewrites one file of them.
 */
export const SITEMAP_ENTRIES_MAX = 5000;

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;
const lastModified = (at: string | undefined) => (at ? element('lastmod', at.slice(0, 10)) : '');
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

export function sitemapXml(origin: URL, entries: readonly SitemapEntry[]): string {
  const absolute = (path: string) => escapeHtml(new URL(path, origin).href);
  const urls = entries.map(({ path, changedAt, images = [] }) =>
    element(
      'url',
      element('loc', absolute(path)) +
        lastModified(changedAt) +
        images.map((image) => element('image:image', element('image:loc', absolute(image)))).join(''),
    ),
  );
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}">\n${urls.join('\n')}\n</urlset>\n`;
}

export function sitemapIndexXml(origin: URL, maps: readonly SitemapEntry[]): string {
  const absolute = (path: string) => escapeHtml(new URL(path, origin).href);
  const rows = maps.map(({ path, changedAt }) =>
    element('sitemap', element('loc', absolute(path)) + lastModified(changedAt)),
  );
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${rows.join('\n')}\n</sitemapindex>\n`;
}

/** The latest of several ISO times. */
export const latest = (times: Iterable<string | undefined>): string | undefined => {
  let last: string | undefined;
  for (const time of times) if (time && (!last || time > last)) last = time;
  return last;
};
