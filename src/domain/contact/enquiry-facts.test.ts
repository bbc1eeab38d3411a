import { expect, test } from 'vitest';
import { enquiryText } from '#src/strings/enquiry.ts';
import { enquiryFacts } from './enquiry-facts.ts';
import { MESSAGE_PRODUCTS_MAX } from '../limits/visitors.ts';

const address = (id: number) => `https://shop.example/proizvod/${id}`;

test('an enquiry as the shop writes it is about its product and the saved vehicle', () => {
  const text = `${enquiryText.text('Far', 12, address(12))}\n${enquiryText.vehicle('Audi A4 2008')}\nHvala`;
  expect(enquiryFacts(text)).toEqual({ productIds: [12], vehicle: 'Audi A4 2008' });
});

test.each([
  ['Imate li far?', [], null],
  ['Zanima me Moje vozilo: Audi', [], null],
  ['Dobar dan\nMoje vozilo:   Golf 5  \nHvala', [], 'Golf 5'],
  [`${address(3)} i ${address(7)}, opet ${address(3)}`, [3, 7], null],
  [`${address(0)} ${address(9_999_999_999)}`, [], null],
])('%j', (text, productIds, vehicle) => expect(enquiryFacts(text)).toEqual({ productIds, vehicle }));

test('a long vehicle is not cut in the middle of a character', () => {
  const known = 'a'.repeat(199);
  expect(enquiryFacts(`Moje vozilo: ${known}😀`).vehicle).toBe(known);
});

test('only so many products are kept', () => {
  const all = Array.from({ length: MESSAGE_PRODUCTS_MAX + 5 }, (_, i) => address(i + 1)).join('\n');
  expect(enquiryFacts(all).productIds).toHaveLength(MESSAGE_PRODUCTS_MAX);
});
