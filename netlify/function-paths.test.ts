import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@netlify/functions';
import { beforeAll, expect, test, vi } from 'vitest';
import { matchRoute, toRoute } from '#local/functions/function-routes.ts';
import { everyApp } from '../tests/setup/every-app.ts';

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

test('every call has the path of a function: one that is only registered is answered as a page that does not exist', async () => {
  const functions = [...configs].map(([name, config]) => toRoute(name, config));
  const calls = (await everyApp()).flatMap((app) =>
    app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/')),
  );
  expect(calls.length).toBeGreaterThan(80);
  const answered = ({ method, path }: { method: string; path: string }) =>
    matchRoute(functions, method, path.replace(/:\w+(?:\{[^}]*\})?/g, '1'))?.name;
  const isOfPages = (name = 'page-fallback.ts') => name === 'page-fallback.ts';
  expect(calls.filter((call) => isOfPages(answered(call))).map(({ path }) => path)).toEqual([]);
});
