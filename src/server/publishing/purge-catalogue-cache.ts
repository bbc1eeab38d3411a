import { setTimeout as pause } from 'node:timers/promises';
import { purgeCache } from '@netlify/functions';
import { PUBLISH_TRIGGER_TIMEOUT_MS } from '#src/domain/limits/publishing.ts';
import { CATALOGUE_CACHE_TAG } from '#src/domain/limits/requests.ts';
import { env } from '#src/server/env.ts';
import { logWarning } from '#src/server/log.ts';

/** The package's own call has no limit: the clean-up would wait for it until its function is ended. */
async function tooLate(): Promise<never> {
  await pause(PUBLISH_TRIGGER_TIMEOUT_MS, undefined, { ref: false });
  throw new Error('no answer in time');
}

/**
 * Purges answers that the CDN caches (see `cache-headers.ts`); outside Netlify nothing is cached. A tag may be purged
 * twice in five seconds; after a refused purge, answers are a minute old at most.
 * https://docs.netlify.com/build/caching/caching-overview/#on-demand-invalidation
 */
export async function purgeCatalogueCache(): Promise<void> {
  const { NETLIFY_PURGE_API_TOKEN: token, NETLIFY_API_URL: apiURL } = env();
  if (!token) return;
  try {
    await Promise.race([purgeCache({ tags: [CATALOGUE_CACHE_TAG], apiURL }), tooLate()]);
  } catch (error) {
    logWarning('the cached answers were not purged; they are a minute old at most', error);
  }
}
