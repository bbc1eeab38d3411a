import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyedByAssets } from './asset-keys.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-assets-'));
  for (const name of ['ShopLayout.aaaaaaa.js', 'rules.bbbbbbb.js']) await writeFile(join(folder, name), '');
});
afterAll(() => rm(folder, { recursive: true }));

const LISTED = [
  { pathname: '/', route: 'index' },
  { pathname: '/vw', route: '[brand]', cacheKey: 'vw' },
  { pathname: '/audi', route: '[brand]', cacheKey: 'audi' },
];
const keys = async () => {
  const paths = await keyedByAssets(LISTED, pathToFileURL(`${folder}/`));
  expect(paths.map(({ pathname, route }) => ({ pathname, route }))).toEqual(
    LISTED.map(({ pathname, route }) => ({ pathname, route })),
  );
  return paths.map(({ cacheKey }) => cacheKey);
};

test('Astro restores a page only while scripts and styles have the same names; the publisher’s own keys stay', async () => {
  const [home, vw, audi] = await keys();
  expect(home).toBeUndefined();
  expect(vw).not.toBe(audi);
  expect(await keys()).toEqual([home, vw, audi]);

  await rename(join(folder, 'ShopLayout.aaaaaaa.js'), join(folder, 'ShopLayout.ccccccc.js'));
  const renamed = await keys();
  expect(renamed[0]).toBeUndefined();
  expect(renamed[1]).not.toBe(vw);
  expect(renamed[2]).not.toBe(audi);
  expect(LISTED.map(({ cacheKey }) => cacheKey)).toEqual([undefined, 'vw', 'audi']);
});
