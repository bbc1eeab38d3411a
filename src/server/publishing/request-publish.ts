import type { Db } from '#db/client.ts';
import { insertPublishRequest } from '#db/queries/publishing.ts';
import { env } from '#src/server/env.ts';
import { msUntilBuild, triggerBuild, triggerBuildLater } from './trigger-build.ts';
import { purgeCatalogueCache } from './purge-catalogue-cache.ts';

/** Work that may go on after the answer: `context.waitUntil` of a function. */
export type Later = (work: Promise<unknown>) => void;

/** Asks the builder to look for a waiting publish. Never throws: the request stays in the database. */
async function tryToTrigger(db: Db, isUrgent: boolean): Promise<void> {
  if (!env().BUILD_HOOK_URL) return;
  try {
    if (isUrgent || (await msUntilBuild(db)) === 0 || !(await triggerBuildLater())) await triggerBuild();
  } catch (error) {
    console.error('the builder could not be reached; the next edit or the retry button asks again', error);
  }
}

/**
 * Every verb that writes to the catalogue calls this after its write: the site will show the saved catalogue soon.
 * One publish waits at most, and only the write that made it wait triggers a build, so a thousand edits in a row
 * are one or two builds. Never throws for a builder or a cache that does not answer: what is saved is saved.
 *
 * @param later `context.waitUntil`, so that the answer need not wait for the builder
 */
export async function requestPublish(db: Db, later?: Later): Promise<void> {
  await request(db, later, false);
}

/** The owner's 'Pokušaj ponovo': triggers a build even where a publish waits already. */
export async function retryPublish(db: Db, later?: Later): Promise<void> {
  await request(db, later, true);
}

async function request(db: Db, later: Later | undefined, evenIfWaiting: boolean): Promise<void> {
  let work: Promise<unknown>;
  try {
    const isFresh = await insertPublishRequest(db);
    work = Promise.all([
      purgeCatalogueCache(),
      isFresh || evenIfWaiting ? tryToTrigger(db, evenIfWaiting) : undefined,
    ]);
  } catch (error) {
    console.error('a publish could not be asked for; the next edit or the retry button asks again', error);
    return;
  }
  if (later) later(work);
  else await work;
}
