import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const changes = new SiteChanges(site);
  changes.put('index.html', Buffer.from('new'));
  changes.put('fiat/croma.html', Buffer.from('croma'));
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('old');
  changes.apply(LAST);
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('new');
  expect(await readFile(join(site, 'fiat/croma.html'), 'utf8')).toBe('croma');
});

test('a file that cannot be written fails the publish and replaces nothing', async () => {
  const changes = new SiteChanges(site);
  await rm(`${site}-changes`, { recursive: true });
  expect(() => changes.put('index.html', Buffer.from('new'))).toThrow('ENOENT');
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('old');
});

test('a file that the site has already is not replaced, whoever wrote it', async () => {
  const changes = new SiteChanges(site);
  changes.put('index.html', Buffer.from('old'));
  for (const [file, text] of [
    ['index.html', 'old'],
    ['katalog.html', 'new'],
  ] as const) {
    const staged = changes.newName();
    await writeFile(staged, text);
    changes.putWritten(file, staged);
  }
  expect(changes.files).toEqual(['katalog.html']);
  changes.apply(LAST);
  expect(await readFile(join(site, 'katalog.html'), 'utf8')).toBe('new');
});

const FURTHER = Array.from({ length: 4 }, (_, n) => `stranica/${n + 2}/fiat.html`);

test.each([
  ['_redirects', { further: true, _redirects: false, 'fiat.html': false }],
  ['fiat.html', { further: true, _redirects: true, 'fiat.html': false }],
])(
  'where %s cannot be replaced, what it leads to is there already, and nothing leads to it',
  async (stuck, there) => {
    await mkdir(join(site, stuck, 'in-the-way'), { recursive: true });
    const changes = new SiteChanges(site);
    for (const file of ['fiat.html', '_redirects', ...FURTHER]) changes.put(file, Buffer.from(file));
    expect(() => changes.apply(LAST)).toThrow(stuck);
    const isThere = (file: string) =>
      statSync(join(site, file), { throwIfNoEntry: false })?.isFile() ?? false;
    expect({
      further: FURTHER.every(isThere),
      _redirects: isThere('_redirects'),
      'fiat.html': isThere('fiat.html'),
    }).toEqual(there);
  },
);

test('a page that is gone is removed, also when it was gone before', async () => {
  const changes = new SiteChanges(site);
  changes.remove('index.html');
  changes.remove('none.html');
  changes.apply(LAST);
  expect((await readdir(site)).sort()).toEqual(['build.json']);
});
