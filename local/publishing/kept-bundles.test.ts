import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyKeptBundle, forgetBundle, keepBundle } from './kept-bundles.ts';

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

test('a bundle stays until it is forgotten, because another process may be copying it', async () => {
  await keepBundle(await aBundle('first'), 'a', kept);
  await keepBundle(await aBundle('second'), 'a', kept);
  expect(await copied('a')).toBe('first');
  await forgetBundle('a', kept);
  expect(await copied('a')).toBe(false);
  await keepBundle(await aBundle('second'), 'a', kept);
  expect(await copied('a')).toBe('second');
});

test('a copy that is made while the same bundle is kept again is whole', async () => {
  const bundle = await aBundle('page');
  const names = Array.from({ length: 200 }, (_, i) => `${i}.mjs`);
  for (const name of names) await writeFile(join(bundle, name), name);
  await keepBundle(bundle, 'a', kept);
  let isKeeping = true;
  const copy = async (to: string) => {
    while (isKeeping) {
      if (await copyKeptBundle('a', to, kept)) expect(await readdir(to)).toHaveLength(names.length + 1);
      await rm(to, { recursive: true, force: true });
    }
  };
  const copies = ['one', 'another'].map((name) => copy(join(folder, name)));
  for (let round = 0; round < 6; round++) await keepBundle(bundle, 'a', kept);
  isKeeping = false;
  await Promise.all(copies);
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
