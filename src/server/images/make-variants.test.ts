import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { images } from '#db/schema/index.ts';
import { startBlobStore } from '#local/pictures/blob-store.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { contentHash, findVariant, keepOriginal } from './image-store.ts';
import { makeAllVariants } from './make-variants.ts';

let folder: string;
let close: () => Promise<void>;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-images-'));
  ({ close } = await startBlobStore(folder));
  database = await openTestDatabase();
});
afterAll(async () => {
  await close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('pictures without a file keep no other picture from its small sizes, and are one line of the log', async () => {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
    .webp()
    .toBuffer();
  const hash = contentHash(picture);
  await keepOriginal(hash, picture);
  const row = { width: 900, height: 600, bytes: 1, contentType: 'image/webp' };
  const lost = ['0'.repeat(32), 'f'.repeat(32)];
  await database.db.insert(images).values([...lost, hash].map((each) => ({ ...row, hash: each })));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await makeAllVariants(database.db);
  for (const size of ['320.avif', '640.avif']) expect(await findVariant(hash, size)).toBeDefined();
  expect(warned.mock.calls).toEqual([[expect.stringContaining('2 pictures')]]);
  warned.mockRestore();
});
