import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeAbandonedBundles } from './abandoned-bundles.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-bundles-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function aBundle(name: string): Promise<void> {
  await mkdir(join(folder, name, 'chunks'), { recursive: true });
  await writeFile(join(folder, name, 'prerender-entry.x.mjs'), '');
}

test('bundles of ended processes are removed, half-kept ones too; those of running processes and all other files stay', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  for (const name of [`${ended}`, `next-${ended}`, `${process.pid}`, '1', 'notes', 'of-12'])
    await aBundle(name);
  expect(await removeAbandonedBundles(folder)).toEqual([ended, ended]);
  expect((await readdir(folder)).sort()).toEqual(['1', 'notes', 'of-12', String(process.pid)].sort());
});

test('nothing to do before the first build', async () => {
  expect(await removeAbandonedBundles(join(folder, 'none'))).toEqual([]);
});
