import { purgeCache } from '@netlify/functions';
import { CATALOGUE_CACHE_TAG } from '#src/domain/limits/requests.ts';
import { env } from '#src/server/env.ts';
import { logWarning } from '#src/server/log.ts';

/**
 * Purges answers that the CDN caches (see `cache-headers.ts`); outside Netlify nothing is cached. A tag may be purged
 * twice in five seconds; after a refused purge, answers are a minute old at most.
 * https://docs.netlify.com/build/caching/caching-overview/#on-demand-invalidation
 */
export async function purgeCatalogueCache(): Promise<void> {
  const { NETLIFY_PURGE_API_TOKEN: token, NETLIFY_API_URL: apiURL } = env();
  if (!token) return;
  try {
    await purgeCache({ tags: [CATALOGUE_CACHE_TAG], apiURL });
  } catch (error) {
    logWarning('the cached answers were not purged; they are a minute old at most', error);
  }
}
