import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '#db/queries/catalogue/catalogue.ts';
import { productsQuery } from '#src/contracts/catalogue-calls.ts';
import { PAGE_SIZE } from '#src/domain/limits/pages.ts';
import { countChoices } from '#src/domain/product-list/choice-counts.ts';
import type { ListFilters } from '#src/domain/product-list/filters.ts';
import { listScope, type ListScope } from '#src/domain/product-list/list-scope.ts';
import { isPrerendered, listCall, type ListState, unfiltered } from '#src/domain/product-list/list-state.ts';
import { type Match, matchFilters } from '#src/domain/product-list/match-filters.ts';
import { LIST_SORTS, type ListSort } from '#src/domain/product-list/list-orders.ts';
import { toCard } from '#src/domain/product/product-card.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { lastYear } from '#src/domain/years.ts';
import { browseProducts } from '#src/server/catalogue-reads.ts';
import { fillCatalogue, randomFilters, randomParts } from '../../tests/setup/random-catalogue.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { CatalogueIndex } from './catalogue-index.ts';

/** A machine with other work takes ten times as long. */
const TIMEOUT_MS = 180_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

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

/** What a visitor can choose in a list of this scope without leaving its page. */
const aState = fc
  .tuple(aScope, randomFilters, fc.constantFrom(...LIST_SORTS))
  .map(([scope, { ranges, fields: chosen, ...some }, sort]): { scope: ListScope; state: ListState } => {
    const own = unfiltered(scope);
    const manufacturer = own.manufacturer ?? some.manufacturer;
    const filters: ListFilters = {
      ...chosen,
      ...ranges,
      manufacturer,
      model: own.model ?? (manufacturer === null ? null : some.model),
      category: scope.kind === 'category' ? null : some.category,
    };
    return { scope, state: { ...filters, sort, page: 1 } };
  });

function cardsOf(index: CatalogueIndex, scope: ListScope): readonly ProductCard[] {
  if (scope.kind === 'all') return index.all();
  if (scope.kind === 'manufacturer') return index.ofManufacturer(scope.manufacturer);
  if (scope.kind === 'category') return index.ofCategory(scope.category);
  const vehicle = index.ofVehicle(scope.manufacturer, scope.model);
  return (scope.year === null ? vehicle : vehicle.ofYear(scope.year)).cards;
}

const { compare } = new Intl.Collator('hr');
const soldLast = (a: ProductCard, b: ProductCard) =>
  Number(a.availability === 'sold') - Number(b.availability === 'sold');
/** For cards that are given newest first. */
const COMPARED: Record<ListSort, (a: ProductCard, b: ProductCard) => number> = {
  newest: () => 0,
  cheapest: (a, b) => soldLast(a, b) || (a.priceMinor ?? Infinity) - (b.priceMinor ?? Infinity) || 0,
  dearest: (a, b) => soldLast(a, b) || (b.priceMinor ?? 0) - (a.priceMinor ?? 0),
  name: (a, b) => soldLast(a, b) || compare(a.name, b.name) || a.id - b.id,
};

test(
  'the list of the build and the answer of the call have the same products in the same order',
  () =>
    fc.assert(
      fc.asyncProperty(
        randomParts(12),
        fc.array(aState, { minLength: 15, maxLength: 15 }),
        async (parts, states) => {
          await fillCatalogue(database.db, parts);
          const index = new CatalogueIndex(await loadCatalogue(database.db, lastYear()));
          const products = new Map(index.catalogue.products.map((product) => [product.id, product]));
          for (const { scope, state } of states) {
            const asked = new URL(listCall(state, scope), 'http://shop').searchParams;
            const query = productsQuery.parse(Object.fromEntries(asked));
            const answer = await browseProducts(database.db, query, { forPages: true });
            const year = scope.kind === 'vehicle' ? scope.year : null;
            const matchOf = ({ id }: ProductCard) => matchFilters(products.get(id)!, { ...state, year });
            const inOrder = (match: Match) =>
              cardsOf(index, scope)
                .filter((card) => matchOf(card) === match)
                .toSorted(COMPARED[state.sort]);
            const cards = [...inOrder('known'), ...inOrder('undated')];
            const listed = cards.slice(0, PAGE_SIZE);
            expect(answer.undated).toBe(inOrder('undated').length);
            expect(answer.products.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
            expect(answer.total).toBe(cards.length);
            if (!isPrerendered(state, scope)) continue;
            expect(answer.counts).toEqual(countChoices(cards));
            if (scope.kind !== 'category') expect(answer.products.map(toCard)).toEqual(listed);
          }
        },
      ),
      { numRuns: 15 },
    ),
  TIMEOUT_MS,
);
