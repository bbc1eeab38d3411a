import type { Db } from '#db/client.ts';
import { indexProducts, rebuildVocabulary } from '#db/queries/search-index.ts';
import { logError } from '#src/server/log.ts';

/**
 * Makes what was saved searchable. Never throws, because it is saved: what could not be indexed stays in the queue for
 * the next write or the clean-up.
 *
 * @param batches see `indexProducts`; without it, also the words of a renamed vehicle or category are counted
 */
export async function refreshSearch(db: Db, { batches }: { batches?: number } = {}): Promise<void> {
  try {
    if (batches !== undefined) await indexProducts(db, { batches });
    else if ((await indexProducts(db)) > 0) await rebuildVocabulary(db);
  } catch (error) {
    logError('what was saved is not indexed; the next write or the clean-up does it', error);
  }
}
