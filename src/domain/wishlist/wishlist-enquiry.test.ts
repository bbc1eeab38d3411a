import { expect, test } from 'vitest';
import { listEnquiryWords as words } from '#src/strings/wishlist.ts';
import { PRODUCT_NAME_MAX } from '../limits/catalogue.ts';
import { CONTACT_MESSAGE_MAX } from '../limits/visitors.ts';
import { wishlistEnquiry } from './wishlist-enquiry.ts';

const place = { origin: 'https://shop.test', own: [] };
const products = (count: number) => Array.from({ length: count }, (_, i) => ({ id: i + 1 }));

test('an enquiry names every product with its number and address, and the vehicle', () => {
  const list = [{ id: 12, name: 'Far' }, { id: '44' }];
  expect(wishlistEnquiry(list, { ...place, own: ['Moje vozilo: Audi A4 2008'] }, words)).toBe(
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
  const enquiry = wishlistEnquiry(products(20), place, words);
  expect(enquiry).not.toContain('16. ');
  expect(enquiry).toMatch(/… i još 5\. Cijela lista: https:\/\/shop\.test\/wishlist\?ids=1,2,.*,20$/);
});

test('an enquiry is never longer than the contact form accepts', () => {
  const named = products(1400).map(({ id }) => ({ id: id * 40, name: 'x'.repeat(PRODUCT_NAME_MAX) }));
  const enquiry = wishlistEnquiry(named, place, words);
  expect(enquiry.length).toBeLessThanOrEqual(CONTACT_MESSAGE_MAX);
  expect(enquiry).toMatch(/Cijela lista: https:\/\/shop\.test\/wishlist\?lista=[\w-]+$/);
});

test('for a sold part an enquiry asks for one like it', () => {
  expect(wishlistEnquiry([{ id: 12, name: 'Far', availability: 'sold' }], place, words)).toContain(
    '1. Tražim sličan prodanom: Far (šifra 12)',
  );
});
