import type { Db } from '#db/client.ts';
import { deleteEndedSessions } from '#db/queries/admin-sessions.ts';
import { deleteUnusedImages, emptyBin } from '#db/queries/bin.ts';
import { deleteOldCreateKeys } from '#db/queries/create-keys.ts';
import { deleteOldImportJobs } from '#db/queries/import-jobs.ts';
import { lacksPublish } from '#db/queries/publishing.ts';
import { indexProducts } from '#db/queries/search-index.ts';
import { IMPORT_JOB_DAYS } from '#src/domain/limits.ts';
import { forgetImage } from '#src/server/images/image-store.ts';
import { forgetOldThumbnails } from '#src/server/olx/ad-thumbnail.ts';
import { requestPublish } from '#src/server/publishing/request-publish.ts';

/**
 * Regular cleaning up, run after the owner's login; a shop without logins collects nothing to clean up. Deletes
 * products after 30 days in the bin, and pictures that only they had. What an ended process
 * has left is indexed and published.
 */
export async function tidyUp(db: Db): Promise<void> {
  await indexProducts(db);
  await deleteEndedSessions(db);
  await deleteOldCreateKeys(db);
  await deleteOldImportJobs(db, IMPORT_JOB_DAYS);
  await forgetOldThumbnails(db);
  await emptyBin(db);
  if (await lacksPublish(db)) await requestPublish(db);
  for (const hash of await deleteUnusedImages(db)) await forgetImage(hash);
}
