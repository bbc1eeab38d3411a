import { expect, test } from 'vitest';
import { PRODUCT_FIELDS, productField } from '../product/product-fields.ts';
import { choiceFilter, FILTER_NAMES, FILTERS, FIELD_FILTERS } from './filters.ts';

const availability = {
  ...PRODUCT_FIELDS.availability,
  filter: { type: 'choice', parameter: 'stanje' },
} as const;

test('a choice is written in an address by the word of the product file, and read whatever its letters', () => {
  const { word, read, write, values } = choiceFilter('category', availability);
  expect([word, values]).toEqual(['stanje', ['in_stock', 'on_order', 'reserved', 'sold']]);
  expect(values.map(write)).toEqual(['na-stanju', 'po-narudzbi', 'rezervisano', 'prodano']);
  for (const value of values) expect(read(write(value))).toBe(value);
  expect([read('Po narudžbi'), read('all'), read(''), read('nema')]).toEqual(['on_order', null, null, null]);
});

test('no two filters share a word of the address', () => {
  const words = [...FILTER_NAMES.map((name) => FILTERS[name].word), 'sortiraj', 'page'];
  expect(new Set(words).size).toBe(words.length);
});

test('a field that lists are narrowed by is shown on cards, where it is counted', () => {
  expect(FIELD_FILTERS.filter((name) => !productField(name).isOnCard)).toEqual([]);
});
