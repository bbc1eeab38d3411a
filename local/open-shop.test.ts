import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentHash, deleteImage, findOriginal, keepOriginal } from '#src/server/images/image-store.ts';
import { aManufacturer } from '../tests/setup/factories.ts';
import { openTestDatabase } from '../tests/setup/test-database.ts';
import { readEnvironment } from './command/environment.ts';
import { openShop } from './open-shop.ts';
import { silentProgress } from './command/progress.ts';

test.each(['', 'podaci'])(
  'a data folder that is a file, or in one, is refused in one sentence',
  async (below) => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-file-'));
    const file = join(folder, 'shop.backup');
    await writeFile(file, 'kopija');
    const opening = openShop(readEnvironment({ DATA_DIR: join(file, below) }), silentProgress);
    await expect(opening).rejects.toThrow(/^DATA_DIR is no folder, but a file/);
    await rm(folder, { recursive: true });
  },
);

/** Netlify Blobs, reached as by a process that is not on Netlify. Returns the names of what it stores. */
async function startPictureStore(folder: string, token: string) {
  // It passes its port to `server.listen`, which accepts this object too.
  const port = { host: '127.0.0.1', port: 0 } as unknown as number;
  const server = new BlobsServer({ directory: folder, port, token });
  const started = await server.start();
  onTestFinished(() => server.stop());
  return {
    url: `http://127.0.0.1:${started.port}`,
    stored: async () => (await readdir(folder, { recursive: true })).join('\n'),
  };
}

test('a process that deploys to Netlify stores and deletes pictures where the site’s visitors get them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-deploying-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = await openTestDatabase();
  onTestFinished(database.close);
  // Otherwise it is filled with the demo catalogue.
  await aManufacturer(database.db);
  const netlify = await startPictureStore(join(folder, 'netlify'), 'token');
  for (const name of ['DATABASE_URL', 'DATABASE_KIND', 'CALLER_SECRET']) vi.stubEnv(name, '');
  vi.stubEnv('NEON_FETCH_ENDPOINT', `http://${new URL(database.url).host}/sql`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const environment = readEnvironment({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    DEPLOY_SITE_ID: 'site-1',
    DEPLOY_TOKEN: 'token',
    NETLIFY_API_URL: netlify.url,
  });
  const shop = await openShop(environment, silentProgress);
  try {
    const bytes = Buffer.from('a picture');
    const hash = contentHash(bytes);
    await keepOriginal(hash, bytes);
    expect(await netlify.stored()).toContain(hash);
    expect(Buffer.from((await findOriginal(hash))!)).toEqual(bytes);
    await deleteImage(hash);
    expect(await netlify.stored()).not.toContain(hash);
  } finally {
    await shop.close();
  }
});
