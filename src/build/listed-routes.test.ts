import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PAGES = join(import.meta.dirname, '../pages');

/** Patterns of the routes that have a parameter: `/katalog/[manufacturer]`. */
const routes = globSync('**/*.{astro,ts}', { cwd: PAGES })
  .filter((file) => file.includes('['))
  .map((file) => `/${file.replace(/\.(?:astro|ts)$/, '').replace(/\/index$/, '')}`);

const listed = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).flatMap((file) =>
  [
    ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\blisted(?:<[^>]*>)?\(\s*'([^']+)'/g),
  ].map(([, pattern]) => pattern),
);

test('a later publish is told the pages of every route with a parameter, under its own pattern', () => {
  expect(routes.length).toBeGreaterThan(5);
  expect(listed.sort()).toEqual(routes.sort());
});
