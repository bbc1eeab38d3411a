import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neon, neonConfig } from '@neondatabase/serverless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';

let dataFolder: string;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'database-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const servers: [string, string | undefined][] = [
  ['embedded', undefined],
  ...(process.env['TEST_POSTGRES_URL']
    ? [['postgres', process.env['TEST_POSTGRES_URL']] as [string, string]]
    : []),
];

test.each(servers)(
  'answers the driver from the %s database',
  async (kind, databaseUrl) => {
    const database = await openDatabase({ databaseUrl, dataFolder });
    expect(database.kind).toBe(kind);
    const { DATABASE_URL, NEON_FETCH_ENDPOINT } = database.environment;
    neonConfig.fetchEndpoint = NEON_FETCH_ENDPOINT ?? '';
    expect(await neon(DATABASE_URL)`SELECT 40 + ${2}::int AS answer`).toEqual([{ answer: 42 }]);
    await database.close();
    await expect(neon(DATABASE_URL)`SELECT 1`).rejects.toThrow(/connecting/);
    expect(await readdir(dataFolder)).toEqual(databaseUrl === undefined ? ['pg'] : []);
  },
  60_000,
);

test('starts nothing for Neon, which the driver reaches itself', async () => {
  const databaseUrl = 'postgresql://shop:secret@ep-quiet-1.eu-central-1.aws.neon.tech/shop?sslmode=require';
  const database = await openDatabase({ databaseUrl, dataFolder });
  expect(database).toMatchObject({ kind: 'neon', environment: { DATABASE_URL: databaseUrl } });
  expect(database.environment.NEON_FETCH_ENDPOINT).toBeUndefined();
  expect(await readdir(dataFolder)).toEqual([]);
  await database.close();
});

test('uses a database that another process serves, and leaves it open', async () => {
  const served = await openDatabase({ databaseUrl: undefined, dataFolder });
  const { DATABASE_URL: databaseUrl, NEON_FETCH_ENDPOINT: servedAt } = served.environment;
  const guest = await openDatabase({ databaseUrl, dataFolder, servedAt });
  await guest.close();
  neonConfig.fetchEndpoint = servedAt ?? '';
  expect(await neon(guest.environment.DATABASE_URL)`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  await served.close();
}, 60_000);

test('says that a server cannot be reached when it is first asked', async () => {
  const database = await openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing', dataFolder });
  neonConfig.fetchEndpoint = database.environment.NEON_FETCH_ENDPOINT ?? '';
  await expect(neon(database.environment.DATABASE_URL)`SELECT 1`).rejects.toThrow(/500.*ECONNREFUSED/);
  await database.close();
});
