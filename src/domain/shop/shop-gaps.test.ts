import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from './shop.ts';
import { claimsTooHigh, placeholdersLeft } from './shop-gaps.ts';

test('what the owner has not given yet is named, until it is given', () => {
  expect(placeholdersLeft(DEFAULT_SETTINGS)).toBe(
    "Set in the panel, under 'Postavke': telephone number, e-mail, street, registration number.",
  );
  const given = { phone: '+38739111222', email: 'prodaja@dijelovi.example', street: 'Ulica 1' };
  expect(placeholdersLeft({ ...DEFAULT_SETTINGS, ...given })).toBe(
    "Set in the panel, under 'Postavke': registration number.",
  );
  expect(
    placeholdersLeft({ ...DEFAULT_SETTINGS, ...given, registrationNumber: '4272000000000' }),
  ).toBeUndefined();
});

test('figures of the home page above those of the catalogue are named', () => {
  const claimed = { brands: 15, products: 1000 };
  expect(claimsTooHigh(claimed, { manufacturers: 15, products: 1000 })).toEqual([]);
  expect(claimsTooHigh(claimed, { manufacturers: 14, products: 999 })).toEqual([
    'The home page claims 15 manufacturers; there are 14.',
    'The home page claims 1000 products; 999 are published.',
  ]);
});
