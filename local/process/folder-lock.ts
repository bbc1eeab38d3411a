import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { isRunning } from './is-running.ts';

/** Another process has the folder open. Two PGlites on one folder lose data without an error. */
export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning';
  readonly pid: number | undefined;

  constructor(folder: string, pid: number | undefined) {
    super(
      `The data folder ${folder} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}.`,
    );
    this.pid = pid;
  }
}

/** After this long without a heartbeat a lock counts as left behind by a killed process. */
const STALE_MS = 10_000;

interface Holder {
  pid: number;
  /** Start time of that process, as the system reports it: a later process with the same id is not the holder. */
  born: string;
  host: string;
}

/**
 * Locks the folder for this process and returns the function that releases it. On one machine the holder's process
 * decides: a killed one blocks nobody, a busy or suspended one keeps its folder. Between machines (a container and
 * its host) proper-lockfile's heartbeat decides.
 *
 * @throws AlreadyRunning
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const holderFile = join(folder, 'holder.json');
  // proper-lockfile identifies a lock by its file, so two locks need two names; neither file has to exist.
  const held = join(folder, 'folder');
  const onCompromised = (): void => undefined;
  // A short lock around what follows: when two processes find that the holder has ended, the second must see what the
  // first one wrote.
  const releaseEntry = await lock(join(folder, 'gate'), {
    realpath: false,
    onCompromised,
    // Longer than a busy machine stops a process: if this lock is taken over, two processes may lock the folder.
    stale: STALE_MS,
    retries: { retries: (1.5 * STALE_MS) / 100, factor: 1, minTimeout: 100, maxTimeout: 100 },
  });
  try {
    const holder = await readHolder(holderFile);
    if (holder?.host === hostname()) {
      if (startTimeOf(holder.pid) === holder.born) throw new AlreadyRunning(folder, holder.pid);
      await rm(`${held}.lock`, { recursive: true, force: true });
    }
    const release = await lock(held, { realpath: false, onCompromised, stale: STALE_MS }).catch(
      (error: unknown) => {
        throw (error as NodeJS.ErrnoException).code === 'ELOCKED'
          ? new AlreadyRunning(folder, holder?.pid)
          : error;
      },
    );
    const self: Holder = { pid: process.pid, born: startTimeOf(process.pid) ?? '', host: hostname() };
    await writeFile(holderFile, JSON.stringify(self));
    return async () => {
      // The lock is already gone when someone deleted the whole folder: there is nothing to release.
      await release().catch(() => undefined);
      // Last, because nobody else gets in while it names a running process.
      await rm(holderFile, { force: true });
    };
  } finally {
    // Somebody took it over while this process was stopped: there is nothing to release.
    await releaseEntry().catch(() => undefined);
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    // No file, or half of one: its writer was killed while it held the short lock, before it opened anything.
    return undefined;
  }
}

/** Undefined when no such process runs (a zombie does not); '' where the system reports no start time (Windows). */
function startTimeOf(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  try {
    if (process.platform === 'linux') {
      // proc(5): the name may contain spaces and brackets: fields are counted after the last one; starttime is the
      // 22nd.
      const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
      if (fields[0] === 'Z') return undefined;
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()}:${fields[19] ?? ''}`;
    }
    if (process.platform === 'win32') return '';
    const options = { encoding: 'utf8', env: { LC_ALL: 'C' } } as const;
    const shown = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], options).trim();
    const [, state = '', born = ''] = /^(\S+)\s+(.*)$/.exec(shown) ?? [];
    return state.startsWith('Z') ? undefined : born;
  } catch {
    // It ended between the two checks, or there is no ps: all that is known is that it was running.
    return '';
  }
}
