import { expect, test } from 'vitest';
import { infoValues } from './product.ts';

const part = { warrantyMonths: 12, quality: null, condition: null, availability: 'in_stock' } as const;

test.each([
  [part, null],
  [{ ...part, condition: 'new' }, 'Novo'],
  [{ ...part, condition: 'used' }, 'Polovno'],
  [{ ...part, condition: 'refurbished' }, 'Obnovljeno'],
  [{ ...part, condition: 'used', quality: 'Original, očuvan' }, 'Original, očuvan'],
] as const)('the quality of %j reads %s, and nothing where nobody has said it', (product, quality) => {
  expect(infoValues(product)).toMatchObject({ quality });
});

test.each([
  [0, 'Nema'],
  [1, '1 mjesec'],
  [24, '24 mjeseca'],
])('a warranty of %i months reads %s', (warrantyMonths, warranty) => {
  expect(infoValues({ ...part, warrantyMonths })).toMatchObject({ warranty });
});
