import { CATALOGUE_CACHE_TAG } from '#src/domain/limits.ts';

/**
 * Public answers that change only with the catalogue: the CDN keeps them and refreshes them in the background,
 * browsers revalidate every time. Every edit purges them by tag.
 * https://docs.netlify.com/build/caching/caching-overview/
 */
export function cacheWithCatalogue(headers: Headers): void {
  headers.set('cache-control', 'public, max-age=0, must-revalidate');
  headers.set('netlify-cdn-cache-control', 'public, durable, s-maxage=60, stale-while-revalidate=3600');
  headers.set('netlify-cache-tag', CATALOGUE_CACHE_TAG);
  headers.set('netlify-vary', 'query');
}
