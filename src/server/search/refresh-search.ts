import { updateSearch } from '#db/queries/search/search-index.ts';
import { logError } from '#src/server/log.ts';

/**
 * Makes what was saved searchable. Never throws, because it is saved: what could not be indexed stays in the queue for
 * the next write or the clean-up.
 */
export async function refreshSearch(...[db, options]: Parameters<typeof updateSearch>): Promise<void> {
  try {
    await updateSearch(db, options);
  } catch (error) {
    logError('what was saved is not indexed; the next write or the clean-up does it', error);
  }
}
