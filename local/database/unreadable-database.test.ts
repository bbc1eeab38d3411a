import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { lockFolder } from '../process/folder-lock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unreadable-'));
  await mkdir(join(folder, 'pg', 'base'), { recursive: true });
  await writeFile(join(folder, 'pg', 'base', '1'), 'rows of the shop');
});
afterEach(async () => {
  // It is left to whoever repairs it.
  expect(await readFile(join(folder, 'pg', 'base', '1'), 'utf8')).toBe('rows of the shop');
  await (
    await lockFolder(folder)
  )();
  await rm(folder, { recursive: true, force: true });
});

test('a database that lacks its first file is not replaced by an empty one', async () => {
  await expect(openEmbeddedPostgres(folder)).rejects.toThrow(/is not whole: PG_VERSION is missing.*restore/);
});

test('a database that PostgreSQL cannot open is refused in a sentence that says what to do', async () => {
  await writeFile(join(folder, 'pg', 'PG_VERSION'), '18\n');
  await expect(openEmbeddedPostgres(folder)).rejects.toThrow(/cannot be opened \(.*\)\. .*restore/s);
}, 120_000);

// The administrator may read everything.
test.runIf(process.getuid?.() !== 0)(
  'a database with a file of another user is not called broken',
  async () => {
    const file = join(folder, 'pg', 'PG_VERSION');
    await writeFile(file, '18\n', { mode: 0o000 });
    await expect(openEmbeddedPostgres(folder)).rejects.toThrow(/^EACCES.*PG_VERSION/);
  },
  120_000,
);
