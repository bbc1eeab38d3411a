import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** Another process has the folder open: two PGlites on one folder lose data without an error. */
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

interface Holder {
  pid: number;
  /** When that process began, as the system tells it: a number that was given out again is not the holder. */
  born: string;
  host: string;
}

/**
 * Takes the folder for this process and answers the function that gives it back.
 * The holder's process decides on one machine, so a killed one blocks nobody and a busy or suspended one keeps its
 * folder; between machines (a container and its host) it is proper-lockfile's heartbeat.
 *
 * @throws AlreadyRunning
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const holderFile = join(folder, 'holder.json');
  // proper-lockfile remembers a lock by the file it is for, so two locks need two names; neither file has to exist.
  const held = join(folder, 'folder');
  const onCompromised = (): void => undefined;
  // Of two that find a dead holder at once, the second must see what the first one wrote.
  const leaveGate = await lock(join(folder, 'gate'), {
    realpath: false,
    onCompromised,
    stale: 2000,
    retries: { retries: 40, factor: 1, minTimeout: 100, maxTimeout: 100 },
  });
  try {
    const holder = await readHolder(holderFile);
    if (holder?.host === hostname()) {
      if (bornWhen(holder.pid) === holder.born) throw new AlreadyRunning(folder, holder.pid);
      await rm(`${held}.lock`, { recursive: true, force: true });
    }
    const release = await lock(held, { realpath: false, onCompromised, stale: 10_000 }).catch(
      (error: unknown) => {
        throw (error as NodeJS.ErrnoException).code === 'ELOCKED'
          ? new AlreadyRunning(folder, holder?.pid)
          : error;
      },
    );
    const self: Holder = { pid: process.pid, born: bornWhen(process.pid) ?? '', host: hostname() };
    await writeFile(holderFile, JSON.stringify(self));
    return async () => {
      // The lock is gone already when someone deleted the whole folder: nothing is left to give back.
      await release().catch(() => undefined);
      // Last, because as long as it names a living process nobody else comes in.
      await rm(holderFile, { force: true });
    };
  } finally {
    await leaveGate();
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    // No file, or half of one: its writer died inside the gate, before it had opened anything.
    return undefined;
  }
}

/** Undefined when no such process lives; '' where the system tells no birth time (Windows). */
function bornWhen(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, and belongs to someone else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    if (process.platform === 'linux') {
      // proc(5): the name may hold spaces and brackets, so fields are counted after its last one; starttime is the 22nd.
      const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()}:${fields[19] ?? ''}`;
    }
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
    }).trim();
  } catch {
    // It ended between the two questions, or there is no ps: then its being alive is all that is known.
    return '';
  }
}
