import { statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, type RenderedPath } from './kept-app.ts';

/** A page of the site on disk: its file, relative to the site's folder, and the digest of what it shows. */
type ShownPage = { file: string; cacheKey: string | undefined; pattern: string };
/** By address. */
export type ShownPages = Map<string, ShownPage>;

/** Beginning with a dot, so it is neither served nor deployed. */
const LIST = '.pages.json';

export const shownPage = (path: RenderedPath): ShownPage => ({
  file: fileOf(path),
  cacheKey: path.cacheKey,
  pattern: path.route.route,
});

export const shownPages = (paths: ReadonlyMap<string, RenderedPath>): ShownPages =>
  new Map([...paths].map(([address, path]) => [address, shownPage(path)]));

/** Lists the pages of a finished site for a process that starts later. */
export async function writeShownPages(site: string, version: number, pages: ShownPages): Promise<void> {
  const next = join(site, `${LIST}.next`);
  await writeFile(next, JSON.stringify({ version, pages: [...pages] }));
  await rename(next, join(site, LIST));
}

/** Undefined when the site has no list of this version: it was killed while its files were being replaced. */
export async function readShownPages(site: string, version: number): Promise<ShownPages | undefined> {
  try {
    const list = JSON.parse(await readFile(join(site, LIST), 'utf8')) as {
      version: number;
      pages: [string, ShownPage][];
    };
    return list.version === version ? new Map(list.pages) : undefined;
  } catch {
    // Never written, or removed by a publish that did not end.
    return undefined;
  }
}

/** Comes before any file of the site is replaced: from then on the list may be wrong. */
export const removeShownPages = (site: string): Promise<void> => rm(join(site, LIST), { force: true });

/**
 * Drops the keys of pages that have no content, so that the next publish renders them; returns how many there are.
 * Files are not synced to the disk one by one, which takes longer than rendering them, so a power cut may leave some empty.
 */
export function forgetEmptyPages(site: string, pages: ShownPages): number {
  let empty = 0;
  for (const [address, page] of pages) {
    if (statSync(`${site}/${page.file}`, { throwIfNoEntry: false })?.size) continue;
    pages.set(address, { ...page, cacheKey: undefined });
    empty += 1;
  }
  return empty;
}
