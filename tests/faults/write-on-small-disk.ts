import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { isDiskFull } from '#db/queries/failed-writes.ts';
import { manufacturers } from '#db/schema/index.ts';
import { openDatabase } from '#local/database/database.ts';
import { aManufacturer } from '../setup/factories.ts';

// `node write-on-small-disk.ts FOLDER`: what the embedded database does while the disk of FOLDER fills up and has free
// space again. Prints one line of JSON.

const [, , folder = ''] = process.argv;
const filler = join(folder, 'filler');
const MEGABYTE = 1024 * 1024;
/** Free space is checked at most every quarter of a second. */
const UNTIL_LOOKED_MS = 300;

/** Writes until only so much is free; with 0, to the last byte. */
async function fillUntil(megabytesFree: number): Promise<void> {
  const file = await open(filler, 'a');
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(folder);
      if (megabytesFree > 0 && bavail * bsize <= megabytesFree * MEGABYTE) break;
      await file.appendFile(Buffer.alloc(MEGABYTE, 1));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
  await new Promise((done) => setTimeout(done, UNTIL_LOOKED_MS));
}

const start = async () => {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  return { ...database, db: connect(database.environment.DATABASE_URL) };
};

let shop = await start();
await migrate(shop.db);
shop.refuseWritesWhenFull?.();

async function look(name: string) {
  const write = await aManufacturer(shop.db, { name }).then(
    () => 'saved',
    (error: unknown) => (isDiskFull(error) ? 'refused' : String(error)),
  );
  return [write, await shop.db.$count(manufacturers)];
}

const seen = { empty: await look('Prva'), nearlyFull: [] as unknown, full: [] as unknown };
await fillUntil(60);
seen.nearlyFull = await look('Druga');
await fillUntil(0);
seen.full = await look('Druga');
await rm(filler);
await new Promise((done) => setTimeout(done, UNTIL_LOOKED_MS));
const again = await look('Druga');
await shop.close();
shop = await start();
const restarted = await look('Treća');
await shop.close();
console.log(JSON.stringify({ ...seen, again, restarted }));
