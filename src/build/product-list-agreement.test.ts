import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '#db/queries/catalogue.ts';
import { productsQuery } from '#src/contracts/catalogue-calls.ts';
import { PAGE_SIZE } from '#src/domain/limits.ts';
import { countChoices } from '#src/domain/product-list/choice-counts.ts';
import { FIELD_FILTERS, filterOf, filtersFrom, type ListFilters } from '#src/domain/product-list/filters.ts';
import { listScope, type ListScope } from '#src/domain/product-list/list-scope.ts';
import { isPrerendered, listCall, type ListState, unfiltered } from '#src/domain/product-list/list-state.ts';
import { matchesFilters } from '#src/domain/product-list/match-filters.ts';
import { LIST_SORTS } from '#src/domain/product-list/product-list.ts';
import { orderYears } from '#src/domain/product-list/year-filter.ts';
import { toCard } from '#src/domain/product/product-card.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { lastYear } from '#src/domain/years.ts';
import { browseProducts } from '#src/server/catalogue-reads.ts';
import { aCategory, aManufacturer, aModel, aProduct, clearCatalogue } from '../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { CatalogueIndex } from './catalogue-index.ts';

const TIME_LIMIT_MS = 20_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const makes = ['audi', 'vw'] as const;
const models = ['a4', 'golf'] as const;
const categories = ['branici', 'farovi'] as const;
const year = fc.option(fc.integer({ min: 2003, max: 2007 }));
const someYears = fc
  .tuple(year, year)
  .map(([yearFrom, yearTo]) => orderYears({ yearFrom, yearTo }))
  .map(({ yearFrom, yearTo }) => ({ yearFrom, yearTo }));
const oneOf = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values));
const fields = fc.record(
  Object.fromEntries(FIELD_FILTERS.map((name) => [name, oneOf(filterOf(name).values)])),
);

const aPart = fc.record({
  name: fc.constantFrom('Čep', 'Ćuprija', 'Dno', 'Džep', 'Đubre', 'Žmigavac'),
  pinned: fc.boolean(),
  minute: fc.integer({ min: 0, max: 2 }),
  status: fc.constantFrom('published', 'published', 'published', 'draft'),
  category: oneOf(categories),
  fits: fc.array(fc.record({ make: fc.constantFrom(...makes), model: oneOf(models), years: someYears }), {
    maxLength: 3,
  }),
  fields,
});
type Part = typeof aPart extends fc.Arbitrary<infer Made> ? Made : never;

const aScope = fc
  .constantFrom(
    '/svi-proizvodi',
    '/katalog/audi',
    '/kategorija/branici',
    '/audi/a4',
    '/audi/a4/2005',
    '/vw/golf/2007',
  )
  .map(listScope);

const someFilters = fc.record({
  manufacturer: oneOf(makes),
  model: oneOf(models),
  category: oneOf(categories),
  years: someYears,
  fields,
});

/** What a visitor can choose in a list of this scope without leaving its page. */
const aState = fc
  .tuple(aScope, someFilters, fc.constantFrom(...LIST_SORTS))
  .map(([scope, { years, fields: chosen, ...some }, sort]): { scope: ListScope; state: ListState } => {
    const own = unfiltered(scope);
    const manufacturer = own.manufacturer ?? some.manufacturer;
    const filters: Partial<ListFilters> = {
      ...chosen,
      ...years,
      manufacturer,
      model: own.model ?? (manufacturer === null ? null : some.model),
      category: scope.kind === 'category' ? null : some.category,
    };
    return { scope, state: { ...filtersFrom((name) => filters[name] ?? null), sort, page: 1 } };
  });

async function fill(parts: readonly Part[]): Promise<void> {
  const { db } = database;
  await clearCatalogue(db);
  const ids = new Map<string, number>();
  for (const slug of makes) {
    const make = await aManufacturer(db, { name: slug });
    ids.set(slug, make.id);
    for (const name of models) ids.set(`${slug}/${name}`, (await aModel(db, make.id, { name })).id);
  }
  for (const name of categories) ids.set(name, (await aCategory(db, { name })).id);
  for (const { minute, category, fits, fields: chosen, status, ...own } of parts) {
    await aProduct(db, {
      ...own,
      ...chosen,
      status: status === 'draft' ? 'draft' : 'published',
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
      categoryId: category && ids.get(category)!,
      fits: fits.map(({ make, model, years }) => ({
        ...years,
        manufacturerId: ids.get(make)!,
        modelId: model && ids.get(`${make}/${model}`)!,
      })),
    });
  }
}

function cardsOf(index: CatalogueIndex, scope: ListScope): readonly ProductCard[] {
  if (scope.kind === 'all') return index.all();
  if (scope.kind === 'brand') return index.ofManufacturer(scope.manufacturer);
  if (scope.kind === 'category') return index.ofCategory(scope.category);
  const vehicle = index.ofVehicle(scope.manufacturer, scope.model);
  return (scope.year === null ? vehicle : vehicle.ofYear(scope.year)).cards;
}

const { compare } = new Intl.Collator('hr');

test(
  'the list of the build and the answer of the call hold the same products in the same order',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(aPart, { maxLength: 12 }),
        fc.array(aState, { minLength: 15, maxLength: 15 }),
        async (parts, states) => {
          await fill(parts);
          const index = new CatalogueIndex(await loadCatalogue(database.db, lastYear()));
          const products = new Map(index.catalogue.products.map((product) => [product.id, product]));
          for (const { scope, state } of states) {
            const asked = new URL(listCall(state, scope), 'http://shop').searchParams;
            const query = productsQuery.parse(Object.fromEntries(asked));
            const answer = await browseProducts(database.db, query, { withCounts: true });
            const cards = cardsOf(index, scope).filter(({ id }) => matchesFilters(products.get(id)!, state));
            const listed =
              state.sort === 'name'
                ? cards.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
                : cards.slice(0, PAGE_SIZE);
            expect(answer.products.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
            expect(answer.total).toBe(cards.length);
            if (!isPrerendered(state, scope)) continue;
            expect(answer.counts).toEqual(countChoices(cards));
            if (scope.kind === 'all' || scope.kind === 'vehicle')
              expect(answer.products.map(toCard)).toEqual(listed);
          }
        },
      ),
      { numRuns: 25, interruptAfterTimeLimit: TIME_LIMIT_MS },
    ),
  TIME_LIMIT_MS * 2,
);
