import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { indexProducts } from '#db/queries/search/search-index.ts';
import { pick } from '#db/queries/pick-columns.ts';
import { products, searchMisses, searchQueue } from '#db/schema/index.ts';
import { FIELD_FILTERS, FILTERS } from '#src/domain/product-list/filters.ts';
import { aProduct } from '../../../tests/setup/factories.ts';
import { searchShop } from '../../../tests/setup/search-shop.ts';
import { search } from './search.ts';

const shop = searchShop();

const found = async (q: string, more = {}) => {
  const { results, total, counts, choices } = await search(shop.db, { q, ...more });
  return { names: results.map(({ name }) => name), total, counts, choices: choices.condition };
};

test('each condition is counted, and shows as many products when it is chosen', async () => {
  const all = await found('far');
  expect(all.choices).toEqual({ new: 1, used: 2 });
  for (const condition of ['new', 'used'] as const) {
    const { names, total } = await found('far', { condition });
    expect(names).toHaveLength(all.choices[condition] ?? 0);
    expect(total).toBe(all.choices[condition]);
  }
});

test('the counts of a chosen condition are those of all, so that another one can be chosen', async () => {
  expect((await found('far', { condition: 'used' })).choices).toEqual({ new: 1, used: 2 });
});

test('a chosen condition leaves out names, which have none', async () => {
  expect((await found('golf')).counts).toMatchObject({ model: 2 });
  const { names, counts } = await found('golf', { condition: 'refurbished' });
  expect(names).toEqual(['Retrovizor lijevi']);
  expect(counts).toEqual({ manufacturer: 0, model: 0, product: 1, tuning: 0 });
});

test('a condition that no match has finds nothing, not other products, and is not counted as a missed search', async () => {
  const { names, choices } = await found('felga', { condition: 'refurbished' });
  expect(names).toEqual([]);
  expect(choices).toEqual({});
  expect(await shop.db.select().from(searchMisses)).toEqual([]);
});

test('a product with typing mistakes in its search is found by its condition, too', async () => {
  expect((await found('dsni far audi', { condition: 'used' })).names).toEqual(['Far desni, ksenon']);
  expect((await found('dsni far audi', { condition: 'new' })).names).toEqual([]);
});

test('a condition that the owner has just given is found and counted', async () => {
  await aProduct(shop.db, { name: 'Brisač zadnji', condition: 'new' });
  await indexProducts(shop.db);
  expect(await found('brisač', { condition: 'new' })).toMatchObject({ total: 1, choices: { new: 1 } });
});

test.each(FIELD_FILTERS)('a change of %s is a change of what a product is found by', async (name) => {
  const { id } = await aProduct(shop.db);
  await indexProducts(shop.db);
  await shop.db
    .update(products)
    .set(Object.fromEntries([[name, FILTERS[name].values[0]]]))
    .where(eq(products.id, id));
  expect(await shop.db.select(pick(searchQueue, 'productId')).from(searchQueue)).toEqual([{ productId: id }]);
});

test('the search box counts nothing', async () => {
  expect((await found('far', { limit: 8 })).choices).toEqual({});
});
