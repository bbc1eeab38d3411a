import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteChanges } from './site-changes.ts';

let folder: string;
let site: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-changes-'));
  site = join(folder, 'site');
  await mkdir(site);
  await writeFile(join(site, 'index.html'), 'old');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const LAST = { file: 'build.json', content: () => '{}' };

test('nothing is replaced before all files are there', async () => {
  const changes = await SiteChanges.open(site);
  await changes.put('index.html', Buffer.from('new'));
  await changes.put('fiat/croma.html', Buffer.from('croma'));
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('old');
  await changes.apply(LAST);
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('new');
  expect(await readFile(join(site, 'fiat/croma.html'), 'utf8')).toBe('croma');
});

test('a file that cannot be written fails the publish, however early it failed, and replaces nothing', async () => {
  const changes = await SiteChanges.open(site);
  await rm(`${site}-changes`, { recursive: true });
  await changes.put('index.html', Buffer.from('new'));
  // Its failure is known before anybody waits for it.
  for (let turn = 0; turn < 50; turn++) await setImmediate();
  await expect(changes.apply(LAST)).rejects.toThrow('ENOENT');
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('old');
});
