import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '#db/queries/catalogue/catalogue.ts';
import { findProduct } from '#db/queries/products/products.ts';
import { listRelatedIds } from '#db/queries/products/related-products.ts';
import { RELATED_PRODUCTS } from '#src/domain/limits/pages.ts';
import { toCard } from '#src/domain/product/product-card.ts';
import type { ProductCard, ProductDetail } from '#src/domain/product/product.ts';
import { lastYear } from '#src/domain/years.ts';
import { NEW_PAGE } from '../../tests/setup/new-product.ts';
import { fillCatalogue, randomParts } from '../../tests/setup/random-catalogue.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { Entry } from './product-groups.ts';
import { relatedProducts } from './related-products.ts';

/** A machine with other work takes ten times as long. */
const TIMEOUT_MS = 180_000;

const anEntry = (over: Partial<ProductDetail> & { id: number }): Entry => {
  const product: ProductDetail = {
    ...NEW_PAGE,
    name: `Dio ${over.id}`,
    image: null,
    images: [],
    manufacturer: { name: 'Audi', slug: 'audi' },
    model: { name: 'A4', slug: 'a4' },
    years: [],
    manufacturers: ['Audi'],
    fits: 'audi/a4:',
    fitments: [],
    category: { id: 1, name: 'Branici', slug: 'branici' },
    tuningCategory: null,
    createdAt: '',
    updatedAt: '',
    ...over,
  };
  return { product, card: toCard(product) };
};

const idsOf = (cards: readonly ProductCard[]) => cards.map(({ id }) => id);

describe('related products', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('start with the same category and vehicle and never name the product itself', () => {
    const entries = [
      anEntry({ id: 1 }),
      anEntry({ id: 2, model: { name: 'A6', slug: 'a6' } }),
      anEntry({ id: 3 }),
      anEntry({ id: 4, category: null, model: null, manufacturer: null }),
    ];
    const related = relatedProducts(entries);
    expect(idsOf(related(entries[0]!))).toEqual([3, 2, 4]);
  });

  test('of a wheel are wheels, then what else fits its vehicle', () => {
    const wheels = {
      kind: 'tuning',
      category: null,
      tuningCategory: { id: 1, name: 'Felge', slug: 'felge' },
    } as const;
    const golf = { manufacturer: { name: 'VW', slug: 'vw' }, model: { name: 'Golf', slug: 'golf' } };
    const wheel = anEntry({ id: 1, ...wheels });
    const entries = [
      wheel,
      anEntry({ id: 2, ...golf }),
      anEntry({ id: 3 }),
      anEntry({ id: 4, ...wheels, ...golf }),
      anEntry({ id: 5, ...wheels }),
    ];
    expect(idsOf(relatedProducts(entries)(wheel))).toEqual([5, 4, 3, 2]);
  });

  test('are shown wherever there is another product', () => {
    const bare = { category: null, manufacturer: null, model: null };
    const entries = [anEntry({ id: 1, ...bare }), anEntry({ id: 2 })];
    expect(entries.map(relatedProducts(entries)).map(idsOf)).toEqual([[2], [1]]);
    expect(relatedProducts([entries[0]!])(entries[0]!)).toEqual([]);
  });

  test('change only on a few pages when a product is added', () => {
    const entries = Array.from({ length: 200 }, (_, i) => anEntry({ id: i + 1 }));
    const before = relatedProducts(entries);
    const after = relatedProducts([...entries, anEntry({ id: 201 })]);
    const changed = entries.filter((c) => idsOf(before(c)).join() !== idsOf(after(c)).join());
    expect(changed.length).toBeLessThanOrEqual(RELATED_PRODUCTS);
  });

  test(
    'are the same in the same order on a page of the build and in the answer of the database',
    () =>
      fc.assert(
        fc.asyncProperty(randomParts(14), async (parts) => {
          await fillCatalogue(database.db, parts);
          const entries = new CatalogueIndex(await loadCatalogue(database.db, lastYear())).entries();
          const relatedTo = relatedProducts(entries);
          for (const entry of entries) {
            const product = await findProduct(database.db, entry.product.id, lastYear());
            expect(await listRelatedIds(database.db, product!)).toEqual(idsOf(relatedTo(entry)));
          }
        }),
        { numRuns: 6 },
      ),
    TIMEOUT_MS,
  );
});
