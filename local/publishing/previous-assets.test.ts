import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPreviousAssets } from './previous-assets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-assets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function aBuild(name: string, assets: readonly string[]): Promise<string> {
  const site = join(folder, name);
  for (const asset of assets) {
    const file = join(site, '_astro', asset);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${asset} of ${name}`);
  }
  return site;
}
const contentOf = (site: string, asset: string) => readFile(join(site, '_astro', asset), 'utf8');

const refusing =
  (code: string): typeof link =>
  () =>
    Promise.reject(Object.assign(new Error(code), { code }));

test.each([
  ['can link', link, 2],
  ...['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK'].map(
    (code) => [`answers ${code}`, refusing(code), 1] as const,
  ),
] as const)(
  'a page that is open keeps its scripts after a publish on a drive that %s',
  async (_, ownLink, links) => {
    const first = await aBuild('first', ['shop.1.js', 'same.js', 'fonts/a.woff2']);
    await keepPreviousAssets(join(folder, 'none'), first);
    const second = await aBuild('second', ['shop.2.js', 'same.js']);
    await keepPreviousAssets(first, second, { link: ownLink });
    expect(await contentOf(second, 'shop.1.js')).toBe('shop.1.js of first');
    expect(await contentOf(second, 'fonts/a.woff2')).toBe('fonts/a.woff2 of first');
    expect(await contentOf(second, 'same.js')).toBe('same.js of second');
    expect((await stat(join(second, '_astro/shop.1.js'))).nlink).toBe(links);
  },
);

test('scripts are kept for one publish only', async () => {
  const sites = [
    await aBuild('first', ['1.js']),
    await aBuild('second', ['2.js']),
    await aBuild('third', ['3.js']),
  ];
  for (const [i, site] of sites.entries())
    await keepPreviousAssets(sites[i - 1] ?? join(folder, 'none'), site);
  expect((await readdir(join(sites[2]!, '_astro'))).sort()).toEqual(['2.js', '3.js']);
});

test('a drive that is full fails the publish', async () => {
  const first = await aBuild('first', ['1.js']);
  await keepPreviousAssets(join(folder, 'none'), first);
  const kept = keepPreviousAssets(first, await aBuild('second', ['2.js']), { link: refusing('ENOSPC') });
  await expect(kept).rejects.toThrow('ENOSPC');
});
