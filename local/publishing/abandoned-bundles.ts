import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from '../process/is-running.ts';
import { BUNDLES_FOLDER, UNFINISHED } from './kept-bundles.ts';

const OF_PROCESS = new RegExp(`^(?:${UNFINISHED})?(\\d+)$`);

/**
 * A server that was killed cannot remove the bundles of its processes. Bundles are named by process: removes those
 * whose process has ended, and keeps those of other running shops.
 *
 * @param folder where the bundles of all processes are
 * @returns the ids of the processes whose bundles were removed
 */
export async function removeAbandonedBundles(folder = BUNDLES_FOLDER): Promise<number[]> {
  // The folder does not exist before the first build.
  const names = await readdir(folder).catch(() => []);
  const gone = names.flatMap((name) => {
    const pid = Number(OF_PROCESS.exec(name)?.[1]);
    return pid && !isRunning(pid) ? [{ name, pid }] : [];
  });
  await Promise.all(gone.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
  return gone.map(({ pid }) => pid).sort((a, b) => a - b);
}
