import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyKeptBundle, keepBundle } from './kept-bundles.ts';

let folder: string;
let kept: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-kept-'));
  kept = join(folder, 'kept');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function aBundle(text: string): Promise<string> {
  const bundle = join(folder, 'bundle');
  await mkdir(join(bundle, 'chunks'), { recursive: true });
  await writeFile(join(bundle, 'chunks/page.mjs'), text);
  return bundle;
}

const copied = async (sources: string) => {
  const to = join(folder, 'copy');
  const isThere = await copyKeptBundle(sources, to, kept);
  return isThere && readFile(join(to, 'chunks/page.mjs'), 'utf8');
};

test('a bundle is found by the sources it was made from, and by no others', async () => {
  await keepBundle(await aBundle('first'), 'a', kept);
  expect(await copied('a')).toBe('first');
  expect(await copied('b')).toBe(false);
  expect(await readdir(folder)).not.toContain('copy');
});

test('a later bundle of the same sources replaces the first', async () => {
  await keepBundle(await aBundle('first'), 'a', kept);
  await keepBundle(await aBundle('second'), 'a', kept);
  expect(await copied('a')).toBe('second');
});

test('the four that were used last stay', async () => {
  const bundle = await aBundle('any');
  for (const [i, sources] of ['a', 'b', 'c', 'd'].entries()) {
    await keepBundle(bundle, sources, kept);
    await utimes(join(kept, `of-${sources}`), i, i);
  }
  expect(await copied('a')).toBe('any');
  await keepBundle(bundle, 'e', kept);
  expect((await readdir(kept)).sort()).toEqual(['of-a', 'of-c', 'of-d', 'of-e']);
});
