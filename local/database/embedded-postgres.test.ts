import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedPostgres, openMemoryPostgres } from './embedded-postgres.ts';
import { AlreadyRunning } from '../process/folder-lock.ts';

let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  const { pglite, close } = await openEmbeddedPostgres(dataFolder);
  await pglite.exec('CREATE TABLE parts (id int PRIMARY KEY)');
  await close();
}, 60_000);

afterAll(() => rm(dataFolder, { recursive: true, force: true }));

/** A second process that opens the folder, writes one part and keeps running. */
async function otherShop(id: number): Promise<ChildProcess> {
  const program = `
    import { openEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
    const { pglite } = await openEmbeddedPostgres(${JSON.stringify(dataFolder)});
    await pglite.query('INSERT INTO parts VALUES ($1)', [${id}]);
    console.log('open');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a second process is told who has the folder', async () => {
  const child = await otherShop(1);
  try {
    const refused = await openEmbeddedPostgres(dataFolder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AlreadyRunning);
    expect(refused).toMatchObject({ pid: child.pid });
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}, 30_000);

test('a killed process no longer holds the folder and loses nothing it wrote', async () => {
  const child = await otherShop(2);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { pglite, close } = await openEmbeddedPostgres(dataFolder);
  expect((await pglite.query('SELECT id FROM parts WHERE id = 2')).rows).toEqual([{ id: 2 }]);
  await close();
}, 30_000);

test('a process number that now belongs to another program does not hold the folder', async () => {
  const holder = { pid: process.ppid, born: 'long ago', host: hostname() };
  await writeFile(join(dataFolder, 'holder.json'), JSON.stringify(holder));
  const { close } = await openEmbeddedPostgres(dataFolder);
  await close();
});

test('of ten opened at once one gets the folder', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => openEmbeddedPostgres(dataFolder)),
  );
  const opened = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  expect(opened).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(AlreadyRunning);
  }
  await opened[0]?.value.close();
});

test('the folder can be opened again after a close, and closing twice is allowed', async () => {
  const first = await openEmbeddedPostgres(dataFolder);
  await Promise.all([first.close(), first.close()]);
  const second = await openEmbeddedPostgres(dataFolder);
  await second.close();
});

test('trigram indexes can be made', async () => {
  const { pglite, close } = await openEmbeddedPostgres(dataFolder);
  await pglite.exec('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  await pglite.exec('CREATE TABLE names (id int, name text)');
  await pglite.exec('CREATE INDEX ON names USING gin (name gin_trgm_ops)');
  expect((await pglite.query("SELECT similarity('golf', 'golff') > 0.5 AS near")).rows).toEqual([
    { near: true },
  ]);
  await close();
  const again = await openEmbeddedPostgres(dataFolder);
  expect((await again.pglite.query("SELECT 'golf' % 'golff' AS near")).rows).toEqual([{ near: true }]);
  await again.close();
});

test('a copy in memory starts from a dump and leaves the original alone', async () => {
  const original = await openMemoryPostgres();
  await original.pglite.exec('CREATE TABLE parts (id int); INSERT INTO parts VALUES (7)');
  const dump = await original.pglite.dumpDataDir('none');
  const copy = await openMemoryPostgres(dump);
  await copy.pglite.exec('DELETE FROM parts');
  expect((await copy.pglite.query('SELECT id FROM parts')).rows).toEqual([]);
  expect((await original.pglite.query('SELECT id FROM parts')).rows).toEqual([{ id: 7 }]);
  await copy.close();
  await original.close();
}, 60_000);
