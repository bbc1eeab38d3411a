import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBlobStore, type BlobStore } from './blob-store.ts';

let folder: string;
let blobs: BlobStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blob-store-'));
  blobs = await startBlobStore(folder);
});

afterEach(async () => {
  await blobs.close();
  await rm(folder, { recursive: true, force: true });
});

function bytes(length: number): ArrayBuffer {
  return Uint8Array.from(randomBytes(length)).buffer;
}

function address(): URL {
  const context = JSON.parse(
    Buffer.from(process.env['NETLIFY_BLOBS_CONTEXT'] ?? '', 'base64').toString(),
  ) as { edgeURL: string };
  return new URL(context.edgeURL);
}

test('gives back 3 MB of binary exactly, with its metadata', async () => {
  const picture = bytes(3_000_000);
  await getStore('images').set('original/ab12', picture, {
    metadata: { type: 'image/jpeg', name: 'kočnica' },
  });
  const found = await getStore('images').getWithMetadata('original/ab12', { type: 'arrayBuffer' });
  expect(Buffer.from(found.data).equals(Buffer.from(picture))).toBe(true);
  expect(found.metadata).toEqual({ type: 'image/jpeg', name: 'kočnica' });
});

test('answers null for what was never stored', async () => {
  expect(await getStore('images').get('nothing')).toBeNull();
  expect(await getStore('images').getMetadata('nothing')).toBeNull();
});

test('a strongly consistent reader sees a write and a delete at once', async () => {
  const store = getStore({ name: 'images', consistency: 'strong' });
  await store.set('a', 'one');
  await store.set('a', 'two');
  expect(await store.get('a')).toBe('two');
  await store.delete('a');
  expect(await store.get('a')).toBeNull();
});

test('lists by prefix and keeps stores apart', async () => {
  await getStore('images').set('variant/1', '1');
  await getStore('images').set('variant/2', '2');
  await getStore('images').set('original/1', '1');
  await getStore('drafts').set('variant/3', '3');
  const { blobs: listed } = await getStore('images').list({ prefix: 'variant/' });
  expect(listed.map(({ key }) => key).sort()).toEqual(['variant/1', 'variant/2']);
});

test('keeps what was stored when the shop starts again', async () => {
  await getStore('images').setJSON('settings', { width: 800 });
  await blobs.close();
  blobs = await startBlobStore(folder);
  expect(await getStore('images').get('settings', { type: 'json' })).toEqual({ width: 800 });
});

test('serves nobody without the token, and no other machine', async () => {
  await getStore('images').set('a', 'one');
  expect((await fetch(new URL('/local/site:images/a', address()))).status).toBe(403);
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  if (outside === undefined) return;
  await expect(fetch(`http://${outside.address}:${address().port}/`)).rejects.toThrow(/fetch failed/);
});
