import type { Db } from '#db/client.ts';
import { deleteEndedSessions } from '#db/queries/admin-sessions.ts';
import { deleteUnusedImages, emptyBin } from '#db/queries/bin.ts';
import { deleteOldCreateKeys } from '#db/queries/create-keys.ts';
import { deleteOldImportJobs } from '#db/queries/import-jobs.ts';
import { IMPORT_JOB_DAYS } from '#src/domain/limits.ts';
import { forgetImage } from '#src/server/images/image-store.ts';
import { forgetOldThumbnails } from '#src/server/olx/ad-thumbnail.ts';
import { requestPublish } from '#src/server/publishing/request-publish.ts';

/**
 * Regular cleaning up, run after the owner's login; a shop without logins collects nothing to clean up. Deletes
 * products after 30 days in the bin, and pictures that only they had.
 */
export async function tidyUp(db: Db): Promise<void> {
  await deleteEndedSessions(db);
  await deleteOldCreateKeys(db);
  await deleteOldImportJobs(db, IMPORT_JOB_DAYS);
  await forgetOldThumbnails(db);
  if ((await emptyBin(db)) > 0) await requestPublish(db);
  for (const hash of await deleteUnusedImages(db)) await forgetImage(hash);
}
