import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';

// A function imports the catalogue's client, which asks for the address when it is first used.
beforeAll(() => vi.stubEnv('DATABASE_URL', 'postgresql://shop:local@127.0.0.1:1/shop'));

test('every function runs beside the database: one far away would cross an ocean for each query', async () => {
  const folder = join(import.meta.dirname, 'functions');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  expect(names.length).toBeGreaterThan(5);
  const regions = await Promise.all(
    names.map(async (name) => {
      const { config } = (await import(/* @vite-ignore */ join(folder, name))) as {
        config?: { region?: string };
      };
      return [name, config?.region];
    }),
  );
  expect(regions).toEqual(names.map((name) => [name, 'fra']));
});
