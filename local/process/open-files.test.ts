import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectionsMax } from './open-files.ts';

test.runIf(process.platform !== 'win32')(
  'a process that may open too few files is refused before the database is opened',
  async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'shop-few-files-'));
    const output = await new Promise<string>((done) => {
      const limited = ['-c', 'ulimit -n 200 && exec "$1" local/check-database.ts', 'sh', process.execPath];
      const environment = { ...process.env, DATABASE_URL: '', DATA_DIR };
      execFile('sh', limited, { env: environment }, (_, stdout, stderr) => done(stdout + stderr));
    });
    await rm(DATA_DIR, { recursive: true });
    expect(output).toMatch(/^Only 200 files may be open at once, .* ulimit -n 4096$/m);
    expect(output).not.toMatch(/^ {2}database/m);
  },
  60_000,
);

test.each([
  [500, 33],
  [1024, 208],
  [Infinity, Infinity],
])('of %d files, %d connections leave the database enough', (files, connections) => {
  expect(connectionsMax(files)).toBe(connections);
});
