import { expect, test } from 'vitest';
import { cappedCount, readIds, readWishlist, sameId } from './wished-product.ts';
import { wishlistEnquiry } from './wishlist-enquiry.ts';
import { wishlistText as text } from '#src/strings/wishlist.ts';

const far = { id: 12, name: 'Far', rating: 5, compatible_years: ['2008'] };

test.each([
  ['full products', [far, { id: 44, name: 'Felga' }], [12, 44]],
  ['ids', [12, '44'], [12, '44']],
  ['products within items', { items: [far] }, [12]],
  ['ids within items', { items: [12] }, [12]],
  ['the same id as number and text', [12, '12', far], [12]],
  ['nonsense among them', [null, 'x', {}, { id: 'x' }, [], 12.5, true, far], [12]],
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

test('a share link gives its ids once each, without nonsense, and no more than asked for', () => {
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

const words = {
  intro: text['enquiry.text'],
  line: text['enquiry.line'],
  rest: text['enquiry.rest'],
  vehicle: text['enquiry.vehicle'],
  unnamed: text.unnamed,
};
const place = { origin: 'https://shop.test', vehicle: undefined, idsMax: 200 };

test('an enquiry names every product with its number and address, and the vehicle', () => {
  expect(wishlistEnquiry([far, { id: '44' }], { ...place, vehicle: 'Audi A4 2008' }, words)).toBe(
    [
      'Dobar dan, zanimaju me ovi proizvodi:',
      '1. Far (šifra 12)',
      'https://shop.test/proizvod/12',
      '2. Proizvod 44 (šifra 44)',
      'https://shop.test/proizvod/44',
      'Moje vozilo: Audi A4 2008',
    ].join('\n'),
  );
});

test('a long enquiry ends with the address of the whole list', () => {
  const many = Array.from({ length: 20 }, (_, i) => ({ id: i + 1 }));
  const enquiry = wishlistEnquiry(many, place, words);
  expect(enquiry).not.toContain('16. ');
  expect(enquiry).toMatch(/… i još 5\. Cijela lista: https:\/\/shop\.test\/wishlist\?ids=1,2,.*,20$/);
});
