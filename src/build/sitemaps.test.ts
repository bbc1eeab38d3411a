import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '#db/queries/catalogue/catalogue.ts';
import { PAGE_TYPES } from '../../tests/e2e/setup/page-types.ts';
import { openTestDatabase } from '../../tests/setup/test-database.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { sitemapsOf, staticPages } from './sitemaps.ts';

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

test('a shop without a product or a vehicle has no sitemap without an address: search engines call such a file invalid', async () => {
  const database = await openTestDatabase();
  try {
    const maps = sitemapsOf(new CatalogueIndex(await loadCatalogue(database.db, 2026)));
    expect(maps.filter(({ entries }) => entries.length === 0)).toEqual([]);
    expect(maps.map(({ name }) => name)).toContain('stranice');
  } finally {
    await database.close();
  }
});
