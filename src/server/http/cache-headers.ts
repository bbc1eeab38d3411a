import { CATALOGUE_CACHE_TAG } from '#src/domain/limits/requests.ts';

/**
 * Public answers that change only with the catalogue: the CDN caches them and refreshes them in the background,
 * browsers revalidate every time. Every edit purges them by tag.
 * https://docs.netlify.com/build/caching/caching-overview/
 */
export function cacheWithCatalogue(headers: Headers, parameters: readonly string[] = NO_PARAMETERS): void {
  cacheFor(headers, 's-maxage=60, stale-while-revalidate=3600', parameters);
}

/**
 * The CDN caches it: vulnerability scanners request the same addresses again and again. `parameters` are those of
 * the answer that would be found: all answers of one address must vary by the same ones.
 */
export function cacheMissing(headers: Headers, parameters: readonly string[] = NO_PARAMETERS): void {
  cacheFor(headers, `s-maxage=${MISSING_SECONDS}`, parameters);
}

/** The header needs one name, else every query is cached as another answer. */
const NO_PARAMETERS: readonly string[] = ['page'];
const MISSING_SECONDS = 5 * 60;

/** `parameters`: those of the query that change the answer; any other gets the same cached answer. */
function cacheFor(headers: Headers, how: string, parameters: readonly string[]): void {
  headers.set('cache-control', 'public, max-age=0, must-revalidate');
  headers.set('netlify-cdn-cache-control', `public, durable, ${how}`);
  headers.set('netlify-cache-tag', CATALOGUE_CACHE_TAG);
  headers.set('netlify-vary', `query=${parameters.join('|')}`);
}
