import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { catalogue } from './catalogue.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

test('a catalogue that could not be read is read again for the next page', async () => {
  const away = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await expect(catalogue()).rejects.toThrow();
  away.mockRestore();
  const read = await catalogue();
  expect(read.catalogue.version).toBeGreaterThanOrEqual(0);
  expect(await catalogue()).toBe(read);
});
