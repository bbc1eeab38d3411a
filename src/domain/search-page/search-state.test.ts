import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFields } from '../../../tests/setup/random-fields.ts';
import { typedQuery } from '../search/query/typed-query.ts';
import {
  readSearch,
  SEARCH_SORTS,
  SEARCH_TYPES,
  searchCallAddress,
  searchFor,
  searchPageAddress,
} from './search-state.ts';

const read = (address: string) => readSearch(new URL(address, 'https://shop.example').searchParams);

test('every state of the search page has an address that leads back to it', () => {
  const state = fc.record({
    q: fc.string({ unit: 'grapheme' }).map((text) => typedQuery(text.toWellFormed())),
    type: fc.option(fc.constantFrom(...SEARCH_TYPES)),
    sort: fc.constantFrom(...SEARCH_SORTS),
    page: fc.integer({ min: 1, max: 10_000 }),
    withVehicle: fc.boolean(),
    mine: fc.option(fc.constant('audi/a4/2008')),
    ...randomFields,
  });
  fc.assert(
    fc.property(state, (known) => {
      expect(read(searchPageAddress(known))).toEqual(known);
    }),
  );
});

test('marks of the writing direction are no part of a search, joined emojis are', () => {
  for (const mark of ['\u200f', '\u202e', '\u2067', '\u061c'])
    expect([mark, read(`/search?q=${mark}far%20golf${mark}`).q]).toEqual([mark, 'far golf']);
  expect(searchFor('\u202efar\u202c golf ').q).toBe('far golf');
  expect(searchFor('👩\u200d🔧').q).toBe('👩\u200d🔧');
});

test('an address names only what differs from a new search', () => {
  expect(searchPageAddress(searchFor('  far golf 5 '))).toBe('/search?q=far+golf+5');
  expect(searchPageAddress({ ...searchFor('bmw'), type: 'manufacturer', sort: 'name', page: 2 })).toBe(
    '/search?q=bmw&tip=proizvodjac&sortiraj=naziv&page=2',
  );
  expect(searchPageAddress({ ...searchFor('far'), condition: 'used' })).toBe('/search?q=far&stanje=polovno');
  expect(searchPageAddress({ ...searchFor('far'), sort: 'cheapest', mine: 'audi/a4/2008' })).toBe(
    '/search?q=far&sortiraj=cijena&moje=audi%2Fa4%2F2008',
  );
  expect(searchPageAddress(searchFor('  '))).toBe('/search');
});

test('invalid values in an address count as absent', () => {
  expect(read('/search?q=+far+&tip=cipele&stanje=staro&sortiraj=boja&page=-3&vozilo=da')).toEqual(
    searchFor('far'),
  );
  expect(read('/search?q=far&moje=audi%2Fa4')).toEqual(searchFor('far'));
  expect(read('/search')).toEqual(searchFor(''));
});

test('the call of a state uses English words, as every call does', () => {
  expect(searchCallAddress({ ...searchFor('a4'), type: 'product', withVehicle: false })).toBe(
    '/api/shop/search?q=a4&page=1&type=product&vozilo=0',
  );
  expect(searchCallAddress({ ...searchFor('a4'), condition: 'new' })).toBe(
    '/api/shop/search?q=a4&page=1&condition=new',
  );
});
