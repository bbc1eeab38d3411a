import type { Db } from '#db/client.ts';
import { deleteCatalogueChanges } from '#db/queries/catalogue/catalogue-changes.ts';
import { deleteOldPublishes } from '#db/queries/catalogue/publishing.ts';
import { CATALOGUE_CHANGES_KEPT_VERSIONS, PUBLISHES_KEPT } from '#src/domain/limits/publishing.ts';
import { logWarning } from '#src/server/log.ts';

/**
 * After a finished publish: deletes old publishes, and recorded changes that no publisher needs. A publisher that is
 * further behind reads the whole catalogue. Never throws, because the site is live already.
 *
 * @param version of the catalogue that visitors see now
 */
export async function prunePublishes(db: Db, version: number): Promise<void> {
  try {
    await deleteOldPublishes(db, PUBLISHES_KEPT);
    await deleteCatalogueChanges(db, version - CATALOGUE_CHANGES_KEPT_VERSIONS);
  } catch (error) {
    logWarning('old publishes were not deleted; the next publish tries again', error);
  }
}
