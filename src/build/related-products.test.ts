import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '#db/queries/catalogue.ts';
import { findProduct } from '#db/queries/products.ts';
import { listRelatedIds } from '#db/queries/related-products.ts';
import { RELATED_PRODUCTS } from '#src/domain/limits.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { lastYear } from '#src/domain/years.ts';
import { fillCatalogue, randomParts } from '../../tests/setup/random-catalogue.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { relatedProducts } from './related-products.ts';

const TIME_LIMIT_MS = 10_000;

const aCard = (over: Partial<ProductCard> & { id: number }): ProductCard => ({
  kind: 'part',
  name: `Dio ${over.id}`,
  rating: 5,
  priceMinor: null,
  condition: null,
  availability: 'in_stock',
  image: null,
  manufacturer: { name: 'Audi', slug: 'audi' },
  model: { name: 'A4', slug: 'a4' },
  years: [],
  makes: ['Audi'],
  fits: 'audi/a4:',
  category: { id: 1, name: 'Branici', slug: 'branici' },
  ...over,
});

const idsOf = (cards: readonly ProductCard[]) => cards.map(({ id }) => id);

describe('related products', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('start with the same category and vehicle and never name the product itself', () => {
    const cards = [
      aCard({ id: 1 }),
      aCard({ id: 2, model: { name: 'A6', slug: 'a6' } }),
      aCard({ id: 3 }),
      aCard({ id: 4, category: null, model: null, manufacturer: null }),
    ];
    const related = relatedProducts(cards);
    expect(idsOf(related(cards[0]!))).toEqual([3, 2]);
    expect(related(cards[3]!)).toEqual([]);
  });

  test('change on a few pages only when a product is added', () => {
    const cards = Array.from({ length: 200 }, (_, i) => aCard({ id: i + 1 }));
    const before = relatedProducts(cards);
    const after = relatedProducts([...cards, aCard({ id: 201 })]);
    const changed = cards.filter((c) => idsOf(before(c)).join() !== idsOf(after(c)).join());
    expect(changed.length).toBeLessThanOrEqual(RELATED_PRODUCTS);
  });

  test(
    'are the same in the same order on a page of the build and in the answer of the database',
    () =>
      fc.assert(
        fc.asyncProperty(randomParts(14), async (parts) => {
          await fillCatalogue(database.db, parts);
          const cards = new CatalogueIndex(await loadCatalogue(database.db, lastYear())).all();
          const relatedTo = relatedProducts(cards);
          for (const card of cards) {
            const product = await findProduct(database.db, card.id, lastYear());
            expect(await listRelatedIds(database.db, product!)).toEqual(idsOf(relatedTo(card)));
          }
        }),
        { numRuns: 15, interruptAfterTimeLimit: TIME_LIMIT_MS },
      ),
    TIME_LIMIT_MS * 2,
  );
});
