import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../command/environment.ts';
import { AlreadyRunning, lockFolder } from '../process/folder-lock.ts';
import { openData } from './open-data.ts';

let folder: string;
let unlock: () => Promise<void>;

/** As while a shop starts on this folder. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-data-'));
  unlock = await lockFolder(folder);
});
afterAll(async () => {
  await unlock();
  await rm(folder, { recursive: true, force: true });
});

const onServer = { DATABASE_URL: 'postgresql://shop:x@127.0.0.1:1/shop' };

test('a shop that is still starting, and the file of a killed one, are no database to read', async () => {
  const waiting = /in use by process \d+\. .*try again/;
  const environment = readEnvironment({ DATA_DIR: folder });
  await expect(openData(environment, { mayRun: true })).rejects.toThrow(waiting);
  const ofKilled = { connectionString: onServer.DATABASE_URL, pid: 1 };
  await writeFile(join(folder, 'database.json'), JSON.stringify(ofKilled));
  await expect(openData(environment, { mayRun: true })).rejects.toThrow(waiting);
});

test('nothing is restored below a running shop, wherever its database is', async () => {
  const environment = readEnvironment({ DATA_DIR: folder, ...onServer });
  await expect(openData(environment, { mayRun: false })).rejects.toThrow(AlreadyRunning);
  const data = await openData(environment, { mayRun: true });
  await data.close();
});

test('data that were opened alone keep a shop from starting until they are closed', async () => {
  const other = await mkdtemp(join(tmpdir(), 'shop-data-'));
  const data = await openData(readEnvironment({ DATA_DIR: other, ...onServer }), { mayRun: false });
  await expect(lockFolder(other)).rejects.toThrow(AlreadyRunning);
  await data.close();
  await (
    await lockFolder(other)
  )();
  await rm(other, { recursive: true });
});
