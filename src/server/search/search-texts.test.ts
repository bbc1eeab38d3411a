import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexProducts } from '#db/queries/search/search-index.ts';
import { products, searchMisses } from '#db/schema/index.ts';
import { aProduct } from '../../../tests/setup/factories.ts';
import { searchShop } from '../../../tests/setup/search-shop.ts';
import { search } from './search.ts';

const shop = searchShop();

describe('what is written', () => {
  test('is found at once, and no longer when it is gone', async () => {
    const { id } = await aProduct(shop.db, { name: 'Kvrgavac zglobni', fits: shop.golf5 });
    await indexProducts(shop.db);
    expect(await shop.names('kvrgavca golf 5')).toEqual(['Kvrgavac zglobni']);
    await shop.db.update(products).set({ status: 'archived' }).where(eq(products.id, id));
    expect((await search(shop.db, { q: 'kvrgavca golf 5' })).results.map((r) => r.name)).not.toContain(
      'Kvrgavac zglobni',
    );
  });

  test('counts full searches that found nothing, and nothing else about them', async () => {
    for (const q of ['Xyzzyqq  wwvv', 'xyzzyqq wwvv', 'far']) await search(shop.db, { q });
    await search(shop.db, { q: 'qqwwyyxx', limit: 8 });
    const rows = await shop.db
      .select({ query: searchMisses.query, count: searchMisses.count })
      .from(searchMisses);
    expect(rows.filter((row) => row.query.includes('q'))).toEqual([{ query: 'xyzzyqq wwvv', count: 2 }]);
  });

  test('keeps part numbers out of the vocabulary', async () => {
    const { rows } = await shop.db.execute(
      sql`select word from vocabulary where word like '#%' or word like '%8k0%'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('any text is answered', () => {
  test.each([
    '',
    '   ',
    '\0',
    "'",
    "far' | !*:& ( <-> )",
    '\\',
    '🚗',
    'فار',
    '%',
    'a:*',
    '!!!',
    '-',
    '\ud800',
    '1.',
    '&',
  ])('%j', async (q) => expect(await search(shop.db, { q, limit: 8 })).toMatchObject({ page: 1 }));

  // `constructor` was found in a table of colours, which was an object.
  test.each(Object.getOwnPropertyNames(Object.prototype))('%s', async (name) => {
    for (const q of [name, `far golf 5 ${name}`, `${name} audi ${name} 2008`])
      expect(await search(shop.db, { q, limit: 8 })).toMatchObject({ page: 1 });
  });

  test('whatever it is', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }));
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        const { results, total } = await search(shop.db, { q, limit: 8 });
        expect(results).toHaveLength(Math.min(total, 8));
      }),
      { numRuns: 40 },
    );
  });

  test('cut where it is longer than 200 characters', async () => {
    const long = await search(shop.db, { q: 'far golf '.repeat(1100), limit: 8 });
    expect(long).toMatchObject({ queryIsCut: true });
    expect(long.query.length).toBeLessThanOrEqual(200);
    expect(long.counts.product).toBeGreaterThan(0);
  });
});
