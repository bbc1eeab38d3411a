import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAdminUser } from '#db/queries/admin/admin-users.ts';
import { verifyPassword } from '#src/server/admin/password.ts';
import { aManufacturer, aProduct } from '../tests/setup/factories.ts';
import { writeConnectionFile } from './database/connection-file.ts';
import { lockFolder } from './process/folder-lock.ts';
import { openTestDatabase, type TestDatabase } from '../tests/setup/test-database.ts';

const SLOW = { timeout: 180_000 };

let database: TestDatabase;
let dataFolder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  dataFolder = await mkdtemp(join(tmpdir(), 'admin-password-'));
  // A shop that has a product does not get the demo catalogue.
  const { id } = await aManufacturer(database.db, { name: 'Audi' });
  await aProduct(database.db, { fits: [{ manufacturerId: id }] });
});
afterAll(async () => {
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});

type Result = { code: number; output: string };

const served = () => ({
  DATABASE_URL: database.url,
  NEON_FETCH_ENDPOINT: `http://${new URL(database.url).host}/sql`,
});

/** Runs the command with these arguments; `typed` is piped into it. */
function run(words: readonly string[], typed = '', environment: object = served()): Promise<Result> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['local/admin-password.ts', ...words],
      { env: { ...process.env, ...environment, DATA_DIR: dataFolder } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
    child.stdin?.end(typed);
  });
}

const mayLogIn = async (username: string, password: string): Promise<boolean> => {
  const user = await findAdminUser(database.db, username);
  return user !== undefined && (await verifyPassword(password, user.passwordHash));
};

test('a new user gets the typed password, and later a generated one that is printed', SLOW, async () => {
  expect(await run(['vlasnik'], 'čekić i šarafciger\n')).toMatchObject({ code: 0 });
  expect(await mayLogIn('vlasnik', 'čekić i šarafciger')).toBe(true);

  const { code, output } = await run(['vlasnik']);
  expect(code).toBe(0);
  expect(output).toContain('vlasnik has a new password; all sessions ended.');
  const generated = /^password (\S+)$/m.exec(output)?.[1] ?? '';
  expect(await mayLogIn('vlasnik', generated)).toBe(true);
  expect(await mayLogIn('vlasnik', 'čekić i šarafciger')).toBe(false);
});

test('a short password and a missing name change nothing', SLOW, async () => {
  const short = await run(['kratki'], 'abc\n');
  expect(short.code).toBe(1);
  expect(short.output).toContain('Nothing was changed.');
  expect(await findAdminUser(database.db, 'kratki')).toBeUndefined();
  const nameless = await run([]);
  expect(nameless.code).toBe(1);
  expect(nameless.output).toContain('Usage:');
});

test('while the shop runs the password is set through it, and its database stays open', SLOW, async () => {
  const unlock = await lockFolder(dataFolder);
  const remove = await writeConnectionFile(dataFolder, database.url);
  expect(await run(['vlasnik'], 'kliješta i francuz\n', { DATABASE_URL: '' })).toMatchObject({ code: 0 });
  expect(await mayLogIn('vlasnik', 'kliješta i francuz')).toBe(true);
  await remove();
  await unlock();
});

test('while a shop starts, the owner is asked to try again when that is finished', SLOW, async () => {
  const unlock = await lockFolder(dataFolder);
  const { code, output } = await run(['vlasnik'], 'kliješta i francuz\n', { DATABASE_URL: '' });
  expect(code).toBe(1);
  expect(output).toMatch(/in use by process \d+\. .*try again when that is finished\.$/m);
  await unlock();
});
