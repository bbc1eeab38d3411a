import { readdir } from 'node:fs/promises';
import type { ListedPath } from './site-process.ts';
import { digest } from './static-page.ts';

/**
 * The same paths with keys that also change when a file in `assets` gets another name. A page contains the names of its
 * scripts and styles, and Astro restores it from its cache while the page's sources are the same. But what a file of the
 * panel imports decides what the shared scripts export, and so their names.
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
