import type { Db } from '#db/client.ts';
import { deleteEndedSessions } from '#db/queries/admin-sessions.ts';
import { deleteOldEntries } from '#db/queries/audit.ts';
import { deleteUnusedImages, emptyBin } from '#db/queries/bin.ts';
import { deleteOldCreateKeys } from '#db/queries/create-keys.ts';
import { deleteOldImportJobs } from '#db/queries/import-jobs.ts';
import { deleteOldMessages } from '#db/queries/messages.ts';
import { lacksPublish } from '#db/queries/publishing.ts';
import { indexProducts } from '#db/queries/search-index.ts';
import { deleteOldSearchMisses } from '#db/queries/search-words.ts';
import { deleteExpiredWantedParts } from '#db/queries/wanted-parts.ts';
import { deleteOldAttempts } from '#db/queries/throttles.ts';
import { isoDay } from '#src/domain/clock.ts';
import { IMPORT_JOB_DAYS } from '#src/domain/import-limits.ts';
import { forgetImage } from '#src/server/images/image-store.ts';
import { forgetOldThumbnails } from '#src/server/olx/ad-thumbnail.ts';
import { releaseReservations } from '#src/server/products/release-reservations.ts';
import { dropPastClosures } from '#src/server/settings/shop-settings.ts';
import { requestPublish } from '#src/server/publishing/request-publish.ts';

/**
 * Regular clean-up, run every day and after the owner's login. Deletes what the privacy page says, products after 30 days
 * in the bin, and pictures that only they had. Indexes and publishes what an ended process has not.
 */
export async function tidyUp(db: Db): Promise<void> {
  await releaseReservations(db);
  await dropPastClosures(db);
  await indexProducts(db);
  await deleteOldMessages(db);
  await deleteExpiredWantedParts(db, isoDay(new Date()));
  await deleteOldSearchMisses(db);
  await deleteOldAttempts(db);
  await deleteOldEntries(db);
  await deleteEndedSessions(db);
  await deleteOldCreateKeys(db);
  await deleteOldImportJobs(db, IMPORT_JOB_DAYS);
  await forgetOldThumbnails(db);
  await emptyBin(db);
  if (await lacksPublish(db)) await requestPublish(db);
  for (const hash of await deleteUnusedImages(db)) await forgetImage(hash);
}
