import { existsSync } from 'node:fs';
import { cp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The bundles of running processes, and those that are kept; inside the project, as they import packages. */
export const BUNDLES_FOLDER = resolve('node_modules/.cache/site-bundles');
const PREFIX = 'of-';
/** Followed by the id of the process that is copying. */
export const UNFINISHED = 'next-';
/** Each takes some megabytes. Several are used where shops with other settings, or other checkouts, run on one machine. */
const KEPT_MAX = 4;

const folderOf = (folder: string, sources: string) => join(folder, `${PREFIX}${sources}`);

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(PREFIX));
  const used = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = used.sort((a, b) => b.at - a.at).slice(KEPT_MAX);
  for (const { name } of oldest) await rm(join(folder, name), { recursive: true, force: true });
}

/**
 * Keeps a copy of the bundle in `from` for later processes, by the fingerprint of the sources it was made from.
 * A copy counts only when it is whole. One that is there already stays: another process may be copying it.
 */
export async function keepBundle(from: string, sources: string, folder = BUNDLES_FOLDER): Promise<void> {
  const kept = folderOf(folder, sources);
  if (existsSync(kept)) return;
  const next = join(folder, `${UNFINISHED}${process.pid}`);
  await rm(next, { recursive: true, force: true });
  await cp(from, next, { recursive: true });
  // Another process may have kept the same bundle in between.
  await rename(next, kept).catch(() => rm(next, { recursive: true, force: true }));
  await removeOldest(folder);
}

/** Removes a bundle that cannot be used, so that the next build keeps its own. */
export const forgetBundle = (sources: string, folder = BUNDLES_FOLDER): Promise<void> =>
  rm(folderOf(folder, sources), { recursive: true, force: true });

/** Copies the bundle made from these sources to `to`; false when there is none. */
export async function copyKeptBundle(sources: string, to: string, folder = BUNDLES_FOLDER): Promise<boolean> {
  const kept = folderOf(folder, sources);
  try {
    await utimes(kept, new Date(), new Date());
    await cp(kept, to, { recursive: true });
    return true;
  } catch {
    // There is none, or another process is removing it.
    await rm(to, { recursive: true, force: true });
    return false;
  }
}
