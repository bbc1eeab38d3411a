import { readdir } from 'node:fs/promises';
import type { ListedPath } from './site-process.ts';
import { digest } from './static-page.ts';

/**
 * The same paths with keys that also change when a file in `assets` gets another name: Astro restores a page while its
 * sources are the same, but the names of shared scripts, which it contains, change with what the panel imports of them.
 */
export async function keyedByAssets<Path extends ListedPath>(
  paths: readonly Path[],
  assets: URL,
): Promise<Path[]> {
  const names = digest((await readdir(assets, { recursive: true })).sort());
  return paths.map((path) =>
    path.cacheKey === undefined ? path : { ...path, cacheKey: `${path.cacheKey}.${names}` },
  );
}
