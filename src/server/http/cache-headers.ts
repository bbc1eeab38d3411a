/**
 * Public answers that change only with the catalogue: the CDN keeps them and refreshes them behind the visitor's back,
 * browsers ask every time. A publish purges them by tag. https://docs.netlify.com/build/caching/caching-overview/
 */
export function cacheWithCatalogue(headers: Headers): void {
  headers.set('cache-control', 'public, max-age=0, must-revalidate');
  headers.set('netlify-cdn-cache-control', 'public, durable, s-maxage=60, stale-while-revalidate=3600');
  headers.set('netlify-cache-tag', 'catalogue');
  headers.set('netlify-vary', 'query');
}
