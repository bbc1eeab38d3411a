import type { Db } from '#db/client.ts';
import { deleteEndedSessions } from '#db/queries/admin/admin-sessions.ts';
import { deleteOldEntries } from '#db/queries/history/audit.ts';
import { deleteUnusedImages, emptyBin } from '#db/queries/history/bin.ts';
import { hasImage } from '#db/queries/products/images.ts';
import { forgetDeletedAds } from '#db/queries/imports/deleted-ads.ts';
import { deleteOldImportJobs } from '#db/queries/imports/import-jobs.ts';
import { deleteOldMessages } from '#db/queries/messages/messages.ts';
import { deleteOldRequestKeys } from '#db/queries/admin/request-keys.ts';
import { queueOpenYears, updateSearch } from '#db/queries/search/search-index.ts';
import { refreshStatistics } from '#db/queries/statistics.ts';
import { deleteOldSearchMisses } from '#db/queries/search/search-words.ts';
import { deleteExpiredWantedParts } from '#db/queries/messages/wanted-parts.ts';
import { deleteOldAttempts } from '#db/queries/admin/throttles.ts';
import { isoDay } from '#src/domain/calendar.ts';
import { lastYear } from '#src/domain/years.ts';
import { deleteEach, deleteImage } from '#src/server/images/image-store.ts';
import { logError } from '#src/server/log.ts';
import { deleteOldThumbnails } from '#src/server/olx/ad-thumbnail.ts';
import { releaseReservations } from '#src/server/products/release-reservations.ts';
import { dropPastClosures } from '#src/server/settings/shop-settings.ts';
import { requestDuePublish } from '#src/server/publishing/request-publish.ts';

/** What is cleaned up, in this order. */
const STEPS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  reservations: releaseReservations,
  closures: dropPastClosures,
  years: (db) => queueOpenYears(db, lastYear()),
  'search index': (db) => updateSearch(db, { recount: true, raisesVersion: false }),
  messages: deleteOldMessages,
  'wanted parts': (db) => deleteExpiredWantedParts(db, isoDay(new Date())),
  'search misses': deleteOldSearchMisses,
  attempts: deleteOldAttempts,
  history: deleteOldEntries,
  sessions: deleteEndedSessions,
  'request keys': deleteOldRequestKeys,
  'import jobs': deleteOldImportJobs,
  thumbnails: deleteOldThumbnails,
  bin: emptyBin,
  'deleted ads': forgetDeletedAds,
  publish: requestDuePublish,
  pictures: deletePictures,
};

async function deletePictures(db: Db): Promise<void> {
  for (;;) {
    const some = await deleteUnusedImages(db);
    if (some.length === 0) return;
    await deleteEach(some, async (hash) => {
      // The same picture may have been added again since its row was deleted.
      if (!(await hasImage(db, hash))) await deleteImage(hash);
    });
  }
}

/**
 * Regular clean-up, run every day and after the owner's login. Deletes what the privacy page says, products after 30 days
 * in the bin, and pictures that only they had. Indexes and publishes what an interrupted process has left, and pages for a
 * new year. A step that fails does not keep the others from running. `isEmbedded`: the database has no process of its own
 * that vacuums it.
 *
 * @throws AggregateError at the end, when some step has failed
 */
export async function cleanUp(db: Db, { isEmbedded = false } = {}): Promise<void> {
  const steps = isEmbedded ? { statistics: refreshStatistics, ...STEPS } : STEPS;
  const failures: unknown[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step(db);
    } catch (error) {
      logError(`clean-up: ${name}`, error);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the clean-up is incomplete');
}
