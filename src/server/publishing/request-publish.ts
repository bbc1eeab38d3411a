import type { Db } from '#db/client.ts';
import { insertPublishRequest } from '#db/queries/publishing.ts';
import { PUBLISH_POKE_TIMEOUT_MS } from '#src/domain/limits.ts';
import { env } from '#src/server/env.ts';
import { purgeCatalogueCache } from './purge-catalogue-cache.ts';

/** Work that may go on after the answer: `context.waitUntil` of a function. */
export type Later = (work: Promise<unknown>) => void;

async function pokeBuilder(hook: string): Promise<void> {
  const answer = await fetch(hook, { method: 'POST', signal: AbortSignal.timeout(PUBLISH_POKE_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the build hook answered ${answer.status}`);
}

/** Asks the builder to look for a waiting publish. Never throws: the request stays in the database. */
async function wakeBuilder(): Promise<void> {
  const hook = env().BUILD_HOOK_URL;
  if (!hook) return;
  try {
    await pokeBuilder(hook);
  } catch (error) {
    console.error('the builder could not be reached; the next edit or the retry button asks again', error);
  }
}

/**
 * Every verb that writes to the catalogue calls this after its write: the site will show the saved catalogue soon.
 * One publish waits at most, and only the write that made it wait pokes the builder, so a thousand edits in a row
 * are one or two builds. Never throws for a builder or a cache that does not answer: what is saved is saved.
 *
 * @param later `context.waitUntil`, so that the answer need not wait for the builder
 */
export async function requestPublish(db: Db, later?: Later): Promise<void> {
  await request(db, later, false);
}

/** The owner's 'Pokušaj ponovo': pokes the builder even where a publish waits already. */
export async function retryPublish(db: Db, later?: Later): Promise<void> {
  await request(db, later, true);
}

async function request(db: Db, later: Later | undefined, pokeAnyway: boolean): Promise<void> {
  let work: Promise<unknown>;
  try {
    const isFresh = await insertPublishRequest(db);
    work = Promise.all([purgeCatalogueCache(), isFresh || pokeAnyway ? wakeBuilder() : undefined]);
  } catch (error) {
    console.error('a publish could not be asked for; the next edit or the retry button asks again', error);
    return;
  }
  if (later) later(work);
  else await work;
}
