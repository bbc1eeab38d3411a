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

/**
 * A moved page. Browsers ask again, because an address that was given up may be used again: a redirect that they
 * remembered would lead back from there for ever. The CDN caches it for each query, which the new address carries along.
 */
export function cacheRedirect(headers: Headers): void {
  cacheFor(headers, `s-maxage=${MISSING_SECONDS}`);
}

/** The header needs one name, else every query is cached as another answer. */
const NO_PARAMETERS: readonly string[] = ['page'];
const MISSING_SECONDS = 5 * 60;

/** `parameters`: those of the query that change the answer, all by default; any other gets the same cached answer. */
function cacheFor(headers: Headers, how: string, parameters?: readonly string[]): void {
  headers.set('cache-control', 'public, max-age=0, must-revalidate');
  headers.set('netlify-cdn-cache-control', `public, durable, ${how}`);
  headers.set('netlify-cache-tag', CATALOGUE_CACHE_TAG);
  headers.set('netlify-vary', parameters ? `query=${parameters.join('|')}` : 'query');
}
