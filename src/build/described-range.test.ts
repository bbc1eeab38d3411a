// First: filters are derived from the fields as soon as they are loaded.
import '../../tests/setup/described-ranges.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '#db/queries/catalogue/catalogue.ts';
import { productsQuery } from '#src/contracts/catalogue-calls.ts';
import { NO_COUNTS } from '#src/domain/product-list/choice-counts.ts';
import { NO_FILTERS } from '#src/domain/product-list/filters.ts';
import { listCall, listQuery, readList } from '#src/domain/product-list/list-state.ts';
import { matchFilters } from '#src/domain/product-list/match-filters.ts';
import { pendingFilters } from '#src/domain/product-list/pending-filters.ts';
import { lastYear } from '#src/domain/years.ts';
import { browseProducts } from '#src/server/catalogue-reads.ts';
import { FilterPanel } from '#src/views/product-list/FilterPanel.tsx';
import { renderView } from '#src/views/render-view.ts';
import { aProduct, clearCatalogue } from '../../tests/setup/factories.ts';
import { fillCatalogue, randomParts } from '../../tests/setup/random-catalogue.ts';
import { randomRanges } from '../../tests/setup/random-fields.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The ids that the call of an address answers with. */
async function listed(address: string): Promise<number[]> {
  const state = readList(new URLSearchParams(address), { kind: 'all' });
  const call = new URL(listCall(state, { kind: 'all' }), 'http://shop').searchParams;
  const { products } = await browseProducts(database.db, productsQuery.parse(Object.fromEntries(call)));
  return products.map(({ id }) => id).sort();
}

test('a price is narrowed in whole KM, and a part without one is in no range', async () => {
  await clearCatalogue(database.db);
  const { id } = await aProduct(database.db, { priceMinor: 45_000, warrantyMonths: 24 });
  const unpriced = await aProduct(database.db, { priceMinor: null, warrantyMonths: 6 });
  expect(await listed('iznos-od=450&iznos-do=450')).toEqual([id]);
  expect(await listed('iznos-od=451')).toEqual([]);
  expect(await listed('iznos-do=449')).toEqual([]);
  expect(await listed('broj-do=12')).toEqual([unpriced.id]);
  expect(await listed('')).toEqual([id, unpriced.id]);
});

test('a range that is described has its two fields in the panel', () => {
  const html = renderView(FilterPanel, {
    action: '/svi-proizvodi',
    options: { manufacturers: [], categories: [], counts: NO_COUNTS },
    fields: [],
    model: { state: 'ready', options: [] },
    withCategory: false,
    pending: pendingFilters(NO_FILTERS),
  });
  for (const word of ['od', 'do', 'broj-od', 'broj-do', 'iznos-od', 'iznos-do'])
    expect(html).toContain(`name="${word}"`);
});

test(
  'a number and a price that are described as ranges narrow the list of the call as they narrow it in memory',
  () =>
    fc.assert(
      fc.asyncProperty(
        randomParts(12),
        fc.array(randomRanges, { minLength: 10, maxLength: 10 }),
        async (parts, chosen) => {
          await fillCatalogue(database.db, parts);
          const { products } = await loadCatalogue(database.db, lastYear());
          for (const ranges of chosen) {
            const filters = { ...NO_FILTERS, ...ranges, yearFrom: null, yearTo: null };
            const address = listQuery({ ...filters, sort: 'newest', page: 1 }, { kind: 'all' });
            const matched = products.filter((product) => matchFilters(product, filters));
            expect(await listed(address)).toEqual(matched.map(({ id }) => id).sort());
          }
        },
      ),
      { numRuns: 20 },
    ),
  180_000,
);
