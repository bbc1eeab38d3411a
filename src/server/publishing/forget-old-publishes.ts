import type { Db } from '#db/client.ts';
import { deleteCatalogueChanges } from '#db/queries/catalogue-changes.ts';
import { deleteOldPublishes } from '#db/queries/publishing.ts';
import { CATALOGUE_CHANGES_KEPT_VERSIONS, PUBLISHES_KEPT } from '#src/domain/limits.ts';

/**
 * After a finished publish: the newest publishes are kept, and of what was noted for publishers what one of them
 * may still ask for. A publisher that is further behind reads everything. Never throws: the site is live all the same.
 *
 * @param version of the catalogue that visitors see now
 */
export async function forgetOldPublishes(db: Db, version: number): Promise<void> {
  try {
    await deleteOldPublishes(db, PUBLISHES_KEPT);
    await deleteCatalogueChanges(db, version - CATALOGUE_CHANGES_KEPT_VERSIONS);
  } catch (error) {
    console.warn('old publishes were not forgotten; the next publish tries again', error);
  }
}
