import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { openSearchShop } from '../../../tests/setup/search-shop.ts';
import { SEARCH_SORTS } from '#src/domain/search-page/search-state.ts';
import { search } from './search.ts';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openSearchShop());
});
afterAll(() => close());

const names = async (q: string, more = {}) =>
  (await search(db, { q, type: 'product', ...more })).results.map((result) => result.name);

describe('the price of a query', () => {
  test('narrows the products in every order, and its counts of choices', async () => {
    const all = await search(db, { q: 'far' });
    const cheap = await search(db, { q: 'far do 180 KM' });
    expect(cheap).toMatchObject({
      price: { fromMinor: null, toMinor: 18_000, isIgnored: false, withoutPrice: 'far' },
    });
    for (const sort of SEARCH_SORTS)
      expect([sort, await names('far do 180 KM', { sort })]).toEqual([sort, ['Far desni']]);
    expect(await names('far preko 180 KM')).toEqual(['Far lijevi, halogen']);
    const counted = ({ choices }: typeof all) => Object.values(choices.condition).reduce((a, b) => a + b, 0);
    expect(counted(cheap)).toBeLessThan(counted(all));
  });

  test('is given up before the part and the vehicle are', async () => {
    const found = await search(db, { q: 'far golf 5 do 10 KM' });
    expect(found.results.map(({ name }) => name)).toEqual(['Far lijevi, halogen']);
    expect(found).toMatchObject({ price: { toMinor: 1000, isIgnored: true } });
    expect(found.isRelaxed).toBeUndefined();
  });

  test('is no vehicle', async () => {
    const { vehicle, results } = await search(db, { q: 'felge ispod 500' });
    expect(vehicle).toBeUndefined();
    expect(results.map(({ name }) => name)).toEqual(['Felga 17']);
  });
});
