import { expect, test } from 'vitest';
import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { knownText, yearsText } from './row-text.ts';

test('a row says where the part lies, if the owner has entered it', () => {
  expect(knownText({ condition: 'used', storagePlace: 'Polica B2' })).toBe('Polovno · mjesto: Polica B2');
  expect(knownText({ condition: 'used', storagePlace: null })).toBe('Polovno');
});

test.each([
  [[{ yearFrom: 2019, yearTo: null }], '2019–'],
  [
    [
      { yearFrom: 2019, yearTo: null },
      { yearFrom: 2004, yearTo: 2006 },
      { yearFrom: 2007, yearTo: 2008 },
    ],
    '2004–2008, 2019–',
  ],
  [
    [
      { yearFrom: 2010, yearTo: 2012 },
      { yearFrom: 2005, yearTo: null },
    ],
    '2005–',
  ],
  [
    [
      { yearFrom: 2003, yearTo: 2010 },
      { yearFrom: 2005, yearTo: null },
      { yearFrom: 1990, yearTo: 1994 },
    ],
    '1990–1994, 2003–',
  ],
  [[{ yearFrom: null, yearTo: 2008 }], '2008'],
  [[{ yearFrom: null, yearTo: null }], 'Godište na upit'],
])('a row says the years of %o as %s', (years, text) => {
  expect(yearsText({ years } as AdminProductRow)).toBe(text);
});
