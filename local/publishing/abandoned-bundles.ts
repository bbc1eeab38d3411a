import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleFolder } from './site-worker.ts';

/** True where the system knows a process of this number, whoever it belongs to. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A server that was killed cannot remove the bundles of its processes. They are named by process: those whose process
 * is gone are removed, those of other shops that run stay.
 *
 * @param folder where the bundles of all processes lie
 * @returns the numbers of the processes whose bundles were removed
 */
export async function removeAbandonedBundles(folder = dirname(bundleFolder(0))): Promise<number[]> {
  // There is no folder before the first build.
  const names = await readdir(folder).catch(() => []);
  const gone = names.filter((name) => /^\d+$/.test(name) && !isRunning(Number(name)));
  await Promise.all(gone.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return gone.map(Number).sort((a, b) => a - b);
}
