import { expect, test } from 'vitest';
import { cappedCount, readWishlist, sameId } from './wished-product.ts';
import { readIds } from './shared-list.ts';
import { goneIds } from './current-products.ts';

const far = { id: 12, name: 'Far', rating: 5, compatible_years: ['2008'] };

test.each([
  ['full products', [far, { id: 44, name: 'Felga' }], [12, 44]],
  ['ids', [12, '44'], [12, '44']],
  ['products within items', { items: [far] }, [12]],
  ['ids within items', { items: [12] }, [12]],
  ['the same id as number and text', [12, '12', far], [12]],
  ['invalid entries among them', [null, 'x', {}, { id: 'x' }, [], 12.5, true, far], [12]],
  ['nothing', null, []],
  ['a text', 'far', []],
  ['an object', { far: 1 }, []],
])('a list stored as %s is read', (_, stored, ids) => {
  expect(readWishlist(stored).map(({ id }) => id)).toEqual(ids);
});

test('a product is read with all that was stored of it', () => {
  expect(readWishlist([far])).toEqual([far]);
});

test('ids are the same as number and as text', () => {
  expect([sameId(12, '12'), sameId(12, 120)]).toEqual([true, false]);
});

test('an id is gone without a product of its own or one that it was merged into', () => {
  expect(goneIds(['12', '44', '7', '9'], [{ id: 12 }, { id: 5, replaces: [44, '7'] }])).toEqual(['9']);
});

test('a share link gives its ids once each, without invalid ones, and no more than the maximum', () => {
  expect(readIds('12, 44,12,x,,-1,7', 3)).toEqual(['12', '44', '7']);
  expect(readIds('12,44,7', 2)).toEqual(['12', '44']);
});

test.each([
  [0, 9, '0'],
  [9, 9, '9'],
  [10, 9, '9+'],
  [99, 99, '99'],
  [1400, 99, '99+'],
])('%i with a cap of %i shows %s', (count, cap, shown) => {
  expect(cappedCount(count, cap)).toBe(shown);
});
