import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a huge file is no table of vehicles, and is not read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-huge-'));
  const file = join(folder, 'vozila.csv');
  await writeFile(file, '');
  await truncate(file, 3 * 1024 ** 3);
  const environment = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data') };
  const output = await new Promise<string>((done) => {
    execFile(
      process.execPath,
      ['local/import-vehicles.ts', file],
      { env: environment },
      (_, stdout, stderr) => done(stdout + stderr),
    );
  });
  expect(output).toBe(`${file} is larger than 30 MB: no table of vehicles.\n`);
  expect(await readdir(folder)).toEqual(['vozila.csv']);
  await rm(folder, { recursive: true });
}, 60_000);
