import { join } from 'node:path';
import { connect, type Db } from '#db/client.ts';
import { startBlobStore } from '../blob-store.ts';
import { readConnectionFile } from '../connection-file.ts';
import { openDatabase } from '../database.ts';
import { AlreadyRunning } from '../folder-lock.ts';
import type { LocalEnvironment } from '../environment.ts';

type OpenData = { db: Db; close: () => Promise<void> };

/** The pictures of the site that is deployed to, else those of the data folder. */
async function openPictures({ deploy, dataFolder }: LocalEnvironment): Promise<() => Promise<void>> {
  if (!deploy) return (await startBlobStore(join(dataFolder, 'blobs'))).close;
  const context = { siteID: deploy.siteId, token: deploy.token, apiURL: deploy.apiUrl };
  process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(context)).toString('base64');
  return () => Promise.resolve();
}

/** Database and pictures without starting the shop; `mayRun`: also while the shop of this folder runs. */
export async function openData(
  environment: LocalEnvironment,
  { mayRun }: { mayRun: boolean },
): Promise<OpenData> {
  const { databaseUrl, dataFolder } = environment;
  const database = await openDatabase({ databaseUrl, dataFolder }).catch(async (error: unknown) => {
    if (!mayRun || !(error instanceof AlreadyRunning)) throw error;
    return {
      environment: { DATABASE_URL: await readConnectionFile(dataFolder) },
      close: () => Promise.resolve(),
    };
  });
  const closePictures = await openPictures(environment);
  return {
    db: connect(database.environment.DATABASE_URL),
    close: async () => {
      await closePictures();
      await database.close();
    },
  };
}
