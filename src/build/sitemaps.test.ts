import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_TYPES } from '../../tests/e2e/setup/page-types.ts';
import { staticPages } from './sitemaps.ts';

const FOLDER = join(import.meta.dirname, '../pages');

/** Addresses of the pages that have no parameter; those for search engines to leave out say so themselves. */
const fixed = globSync('**/*.astro', { cwd: FOLDER })
  .filter((file) => !file.includes('['))
  .map((file) => ({
    path: `/${file.replace(/\.astro$/, '').replace(/(?:^|\/)index$/, '')}`,
    isListed: !/\bnoindex\b|AdminLayout/.test(readFileSync(join(FOLDER, file), 'utf8')),
  }));

test('the sitemap lists every page with a fixed address that search engines may list', () => {
  expect(fixed.length).toBeGreaterThan(10);
  const listed = fixed.filter(({ isListed }) => isListed).map(({ path }) => path);
  expect(
    staticPages(undefined)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(listed.sort());
});

test('the browser tests of every type of page visit each of these', () => {
  const visited: readonly string[] = PAGE_TYPES;
  expect(fixed.filter(({ path, isListed }) => isListed && !visited.includes(path))).toEqual([]);
});
