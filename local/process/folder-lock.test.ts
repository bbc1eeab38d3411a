import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AlreadyRunning, lockFolder } from './folder-lock.ts';

const startTimeOf = async (pid: number): Promise<string> => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'latin1')).split(') ').at(-1)?.split(' ') ?? [];
  return `${(await readFile('/proc/sys/kernel/random/boot_id', 'latin1')).trim()}:${fields[19]}`;
};

test.runIf(process.platform === 'linux')(
  'a zombie process does not hold the folder, its running parent does',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-lock-'));
    // The second program does not know that it has a child.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
    const zombie = Number(printed.toString());
    const hold = async (pid: number) =>
      writeFile(
        join(folder, 'holder.json'),
        JSON.stringify({ pid, born: await startTimeOf(pid), host: hostname() }),
      );
    await hold(zombie);
    while (!(await readFile(`/proc/${zombie}/stat`, 'latin1')).includes(') Z '))
      await new Promise((done) => setTimeout(done, 20));

    await (
      await lockFolder(folder)
    )();
    await hold(parent.pid!);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(AlreadyRunning);
    parent.kill();
    await rm(folder, { recursive: true, force: true });
  },
);

test('a process with the id of the one that held the folder, as in a restarted container, does not hold the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-lock-'));
  const holder = { pid: process.pid, born: 'at another time', host: hostname() };
  await writeFile(join(folder, 'holder.json'), JSON.stringify(holder));
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(AlreadyRunning);
  await release();
  await rm(folder, { recursive: true });
});
