import { describe, expect, test } from 'vitest';
import { searchShop } from '../../../tests/setup/search-shop.ts';
import { SEARCH_SORTS } from '#src/domain/search-page/search-state.ts';
import { search } from './search.ts';

const shop = searchShop();

describe('the price of a query', () => {
  test('narrows the products in every order, and its counts of choices', async () => {
    const all = await search(shop.db, { q: 'far' });
    const cheap = await search(shop.db, { q: 'far do 180 KM' });
    expect(cheap).toMatchObject({
      price: { fromMinor: null, toMinor: 18_000, isIgnored: false, withoutPrice: 'far' },
    });
    for (const sort of SEARCH_SORTS)
      expect([sort, await shop.names('far do 180 KM', { sort })]).toEqual([sort, ['Far desni']]);
    expect(await shop.names('far preko 180 KM')).toEqual(['Far lijevi, halogen']);
    const counted = ({ choices }: typeof all) => Object.values(choices.condition).reduce((a, b) => a + b, 0);
    expect(counted(cheap)).toBeLessThan(counted(all));
  });

  test('is given up before the part and the vehicle are', async () => {
    const found = await search(shop.db, { q: 'far golf 5 do 10 KM' });
    expect(found.results.map(({ name }) => name)).toEqual(['Far lijevi, halogen']);
    expect(found).toMatchObject({ price: { toMinor: 1000, isIgnored: true } });
    expect(found.isRelaxed).toBeUndefined();
  });

  test('counts for the same part without one of the words too', async () => {
    const found = await search(shop.db, { q: 'far lijevi bijeli golf 5 do 300 KM' });
    expect(found.results.map(({ name }) => name)).toEqual(['Far lijevi, halogen']);
    expect(found).toMatchObject({ price: { isIgnored: false }, relaxation: { words: ['bijeli'] } });
  });

  test('is no vehicle', async () => {
    const { vehicle, results } = await search(shop.db, { q: 'felge ispod 500' });
    expect(vehicle).toBeUndefined();
    expect(results.map(({ name }) => name)).toEqual(['Felga 17']);
  });
});
