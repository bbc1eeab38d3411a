import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newestMigration } from '#db/migrate.ts';
import type { BackupLine } from '#src/server/backup/backup-lines.ts';
import { checkFile, writeLines } from './backup-file.ts';
import { verifyBackup } from './verify-backup.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-unusable-'));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'shop.backup');

async function* lines(head: object): AsyncGenerator<BackupLine> {
  yield await Promise.resolve({ kind: 'H', text: JSON.stringify(head) });
  yield { kind: 'T', text: 'a_table_of_tomorrow' };
}

test.each([
  ['of an ordinary text', gzipSync('Hej, ovo nije kopija.\n')],
  ['of a picture', Buffer.from('RIFF....WEBPVP8 ')],
  ['without any byte', Buffer.alloc(0)],
  ['of a packed text without lines', gzipSync('x'.repeat(100_000))],
])('a file %s is no backup', async (_, bytes) => {
  await writeFile(file(), bytes);
  await expect(checkFile(file())).rejects.toThrow(`${file()} is no backup`);
});

test('a huge packed line is refused before it fills the memory', async () => {
  const packed = createGzip();
  const block = Buffer.alloc(1024 * 1024, 'x');
  const blocks = function* () {
    for (let n = 0; n < 400; n++) yield block;
  };
  await pipeline(Readable.from(blocks()), packed, createWriteStream(file()));
  let largest = 0;
  const watching = setInterval(() => (largest = Math.max(largest, process.memoryUsage().rss)), 5);
  const before = process.memoryUsage().rss;
  await expect(checkFile(file())).rejects.toThrow('is no backup');
  clearInterval(watching);
  expect(largest - before).toBeLessThan(250 * 1024 * 1024);
}, 60_000);

test.each([
  ['in a newer form', { format: 2, migration: 0 }],
  ['of a database with newer tables', { format: 1, migration: newestMigration() + 1 }],
])('a backup %s is refused before anything is replaced', async (_, head) => {
  await writeLines(file(), lines(head));
  await expect(checkFile(file())).rejects.toThrow('is a backup of a newer shop');
});

test('a file that the system does not read is reported as the system says', async () => {
  await expect(checkFile(folder)).rejects.toThrow('EISDIR');
});

test('a backup is not verified where the disk is nearly full: the trial would never end', async () => {
  const readSpace = () => Promise.resolve({ bavail: 40, bsize: 1024 * 1024 } as never);
  const verifying = verifyBackup(file(), { rows: 1, pictures: 0 }, readSpace);
  await expect(verifying).rejects.toThrow(/has 40 MB free.*Set TMPDIR/);
});

test('a backup that cannot be restored leaves nothing behind', async () => {
  const temporary = join(folder, 'temporary');
  await mkdir(temporary);
  await writeLines(file(), lines({ format: 1, migration: newestMigration() }));
  vi.stubEnv('TMPDIR', temporary);
  await expect(verifyBackup(file(), { rows: 1, pictures: 0 })).rejects.toThrow('does not know');
  expect(await readdir(temporary)).toEqual([]);
}, 180_000);
