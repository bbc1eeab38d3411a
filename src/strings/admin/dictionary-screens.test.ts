import { expect, test } from 'vitest';
import { dictionaryText as text } from './dictionary-screens.ts';

test.each([
  [
    { products: 1, models: 2, years: 20, addresses: 23 },
    'Prelazi: 1 proizvod, 2 modela, 20 godina i 23 adrese.',
  ],
  [{ products: 3, years: 0, addresses: 1 }, 'Prelazi: 3 proizvoda i 1 adresa.'],
  [{ products: 0, models: 0, years: 0, addresses: 1 }, 'Prelazi: 1 adresa.'],
])('what a merge moves leaves out what there is none of: %j', (counts, sentence) => {
  expect(text['merge.moving'](counts)).toBe(sentence);
});
