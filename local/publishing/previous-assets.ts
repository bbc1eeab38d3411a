import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folder of files that are named by their content. */
const ASSETS = '_astro';
/** Lists those that a build made itself. */
const OWN = '.own-assets';

/**
 * A page that was opened before a publish still loads the scripts and styles of its own build, so those of the
 * replaced site are linked into the next one. Only what that build made itself, so nothing is kept for ever.
 */
export async function keepPreviousAssets(site: string, next: string): Promise<void> {
  const own = await filesIn(join(next, ASSETS));
  await writeFile(join(next, OWN), own.join('\n'));
  const known = new Set(own);
  for (const name of await ownAssets(site)) {
    const from = join(site, ASSETS, name);
    if (known.has(name) || !existsSync(from)) continue;
    const to = join(next, ASSETS, name);
    await mkdir(dirname(to), { recursive: true });
    await link(from, to);
  }
}

async function ownAssets(site: string): Promise<string[]> {
  try {
    return (await readFile(join(site, OWN), 'utf8')).split('\n').filter(Boolean);
  } catch {
    // The first build, or one that did not write such a list yet.
    return [];
  }
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
