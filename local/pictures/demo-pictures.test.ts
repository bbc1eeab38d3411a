import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { images } from '#db/schema/index.ts';
import { loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import { contentHash, deleteImage, keepOriginal, listOriginals } from '#src/server/images/image-store.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { startBlobStore } from './blob-store.ts';
import { restoreDemoPictures, shipDemoPictures } from './demo-pictures.ts';

let folder: string;
let close: () => Promise<void>;
let database: TestDatabase;
let hashes: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-pictures-'));
  ({ close } = await startBlobStore(join(folder, 'blobs')));
  database = await openTestDatabase();
  const part = { manufacturers: ['skoda'], products: 20 };
  // As a first build on Netlify leaves it: rows without originals.
  await loadDemoCatalogue(database.db, (bytes) => Promise.resolve(contentHash(bytes)), undefined, part);
  hashes = (await database.db.select({ hash: images.hash }).from(images)).map(({ hash }) => hash).sort();
});
afterAll(async () => {
  await close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('a build ships the pictures that the demo catalogue shows, and no others', async () => {
  await shipDemoPictures(database.db, folder);
  expect((await readdir(join(folder, 'slike'))).sort()).toEqual(hashes.map((hash) => `${hash}.webp`));
});

test('a start stores the originals that are missing and says how many it cannot find', async () => {
  const odd = { hash: '0'.repeat(32), width: 1, height: 1, bytes: 1, contentType: 'image/webp' };
  await database.db.insert(images).values(odd);
  expect(await restoreDemoPictures(database.db)).toEqual([odd.hash]);
  expect([...(await listOriginals())].sort()).toEqual(hashes);
  await deleteImage(hashes[0]!);
  expect(await restoreDemoPictures(database.db, { isDry: true })).toHaveLength(2);
  expect(await restoreDemoPictures(database.db)).toEqual([odd.hash]);
  expect((await listOriginals()).size).toBe(hashes.length);
  await keepOriginal(hashes[0]!, new Uint8Array([1]));
  const damaged = { isDry: true, readsAll: true };
  expect((await restoreDemoPictures(database.db, damaged)).sort()).toEqual([odd.hash, hashes[0]].sort());
  expect(await restoreDemoPictures(database.db, { readsAll: true })).toEqual([odd.hash]);
  expect(await restoreDemoPictures(database.db, damaged)).toEqual([odd.hash]);
});
