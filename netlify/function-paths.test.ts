import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';

type Config = { region?: string; path?: string | string[]; excludedPath?: string[] };

let configs: Map<string, Config>;

beforeAll(async () => {
  // A function imports the catalogue's client, which asks for the address when it is first used.
  vi.stubEnv('DATABASE_URL', 'postgresql://shop:local@127.0.0.1:1/shop');
  const folder = join(import.meta.dirname, 'functions');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const load = async (name: string) =>
    ((await import(/* @vite-ignore */ join(folder, name))) as { config?: Config }).config ?? {};
  configs = new Map(await Promise.all(names.map(async (name) => [name, await load(name)] as const)));
  expect(configs.size).toBeGreaterThan(5);
});

test('every function runs beside the database: one far away would cross an ocean for each query', () => {
  expect([...configs].filter(([, { region }]) => region !== 'fra')).toEqual([]);
});

test('the function behind all pages leaves every path of another function alone', () => {
  const { excludedPath = [] } = configs.get('page-fallback.ts') ?? {};
  const paths = [...configs].flatMap(([name, { path = [] }]) =>
    name === 'page-fallback.ts' ? [] : [path].flat(),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !excludedPath.includes(path))).toEqual([]);
});
