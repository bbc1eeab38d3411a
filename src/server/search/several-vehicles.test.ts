import { expect, test } from 'vitest';
import { search } from './search.ts';
import { searchShop } from '../../../tests/setup/search-shop.ts';

const shop = searchShop();

test('a part for any of the listed vehicles is found under the name of the one that it fits', async () => {
  const { results, vehicle, otherVehicles, relaxation } = await search(shop.db, {
    q: 'far golf 5 ili audi a4',
    type: 'product',
  });
  expect(results.map((one) => [one.name, one.type === 'product' && one.model?.name])).toEqual(
    expect.arrayContaining([
      ['Far lijevi, halogen', 'Golf'],
      ['Far desni, ksenon', 'A4'],
    ]),
  );
  expect(results).toHaveLength(2);
  expect(vehicle).toMatchObject({ model: { name: 'Golf' }, generation: { name: 'V' } });
  expect(otherVehicles).toMatchObject([{ model: { name: 'A4' }, generation: null }]);
  expect(relaxation).toBeUndefined();
});

test('one vehicle has no others', async () =>
  expect((await search(shop.db, { q: 'far golf 5' })).otherVehicles).toBeUndefined());
