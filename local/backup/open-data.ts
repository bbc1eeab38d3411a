import { connect, type Db } from '#db/client.ts';
import { openPictures } from '../pictures/open-pictures.ts';
import { readConnectionFile } from '../database/connection-file.ts';
import { openDatabase } from '../database/database.ts';
import { AlreadyRunning, lockFolder } from '../process/folder-lock.ts';
import type { LocalEnvironment } from '../command/environment.ts';

type OpenData = { db: Db; close: () => Promise<void> };

/** The embedded database allows one process: others reach it through the shop that runs. */
async function openThroughShop(dataFolder: string, { message, pid }: AlreadyRunning) {
  const address = await readConnectionFile(dataFolder, pid);
  if (address === undefined)
    throw new Error(`${message} It is a start or another command: try again when that is finished.`);
  return { environment: { DATABASE_URL: address }, close: () => Promise.resolve() };
}

/** Database and pictures without starting the shop; `mayRun`: also while the shop of this folder runs. */
export async function openData(
  environment: LocalEnvironment,
  { mayRun }: { mayRun: boolean },
): Promise<OpenData> {
  const { databaseUrl, dataFolder } = environment;
  await using opened = new AsyncDisposableStack();
  // The embedded database locks the folder itself.
  if (databaseUrl && !mayRun) opened.defer(await lockFolder(dataFolder));
  const database = await openDatabase({ databaseUrl, dataFolder }).catch((error: unknown) => {
    if (!mayRun || !(error instanceof AlreadyRunning)) throw error;
    return openThroughShop(dataFolder, error);
  });
  opened.defer(() => database.close());
  if ('refuseWritesWhenFull' in database) database.refuseWritesWhenFull();
  opened.defer((await openPictures(environment)).close);
  const parts = opened.move();
  return {
    db: connect(database.environment.DATABASE_URL),
    close: () => parts.disposeAsync(),
  };
}
