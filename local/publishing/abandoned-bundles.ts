import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleFolder } from './site-worker.ts';

/** True when the system has a process with this id, whoever owns it. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A server that was killed cannot remove the bundles of its processes. Bundles are named by process: removes those
 * whose process has ended, and keeps those of other running shops.
 *
 * @param folder where the bundles of all processes are
 * @returns the ids of the processes whose bundles were removed
 */
export async function removeAbandonedBundles(folder = dirname(bundleFolder(0))): Promise<number[]> {
  // The folder does not exist before the first build.
  const names = await readdir(folder).catch(() => []);
  const gone = names.filter((name) => /^\d+$/.test(name) && !isRunning(Number(name)));
  await Promise.all(gone.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return gone.map(Number).sort((a, b) => a - b);
}
