import type { Db } from '#db/client.ts';
import {
  findLiveBuildStart,
  insertPublishRequest,
  lacksPublish,
  lastPublishFailed,
} from '#db/queries/catalogue/publishing.ts';
import { shopYear } from '#src/domain/shop-year.ts';
import { env } from '#src/server/env.ts';
import { logError } from '#src/server/log.ts';
import { msUntilBuild, triggerBuild, triggerBuildLater } from './trigger-build.ts';
import { purgeCatalogueCache } from './purge-catalogue-cache.ts';

/** Runs work that may continue after the answer: `context.waitUntil` of a function. */
export type Later = (work: Promise<unknown>) => void;

/** Triggers a build. Never throws: on a failure the request stays in the database. */
async function tryToTrigger(db: Db, isUrgent: boolean): Promise<void> {
  if (!env().BUILD_HOOK_URL) return;
  try {
    if (isUrgent || (await msUntilBuild(db)) === 0 || !(await triggerBuildLater())) await triggerBuild();
  } catch (error) {
    logError('the builder could not be reached; the next edit, login or clean-up asks again', error);
  }
}

/**
 * Requests a publish of what was written to the catalogue. The panel's calls do so after each write that leaves something
 * unpublished, an import and the clean-up at their end. At most one publish is pending, and only the write that creates it
 * triggers a build, so a thousand edits in a row are one or two builds. Never throws when the builder or the cache does not
 * answer, because the write is saved; throws when the request is not.
 *
 * @param later `context.waitUntil`, so that the answer need not wait for the builder
 */
export async function requestPublish(db: Db, later?: Later): Promise<void> {
  await request(db, later, false);
}

/** The owner's 'Pokušaj ponovo': triggers a build even when a publish is pending already. */
export async function retryPublish(db: Db, later?: Later): Promise<void> {
  await request(db, later, true);
}

/** Open years of vehicles and parts end with the year that a page was made for. */
async function showsEarlierYear(db: Db): Promise<boolean> {
  const start = await findLiveBuildStart(db);
  return start !== undefined && shopYear(start) < shopYear();
}

/** For the clean-up: requests what an interrupted process has not requested, what failed, and pages for a new year. */
export async function requestDuePublish(db: Db): Promise<void> {
  const isDue = (await lacksPublish(db)) || (await lastPublishFailed(db)) || (await showsEarlierYear(db));
  if (isDue) await requestPublish(db);
}

async function request(db: Db, later: Later | undefined, evenIfWaiting: boolean): Promise<void> {
  const isFresh = await insertPublishRequest(db);
  const work = Promise.all([
    purgeCatalogueCache(),
    isFresh || evenIfWaiting ? tryToTrigger(db, evenIfWaiting) : undefined,
  ]);
  if (later) later(work);
  else await work;
}
