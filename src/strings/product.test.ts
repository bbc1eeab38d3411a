import { expect, test } from 'vitest';
import { infoValues } from './product.ts';

const part = { warrantyMonths: 12, quality: null, condition: null, availability: 'in_stock' } as const;

test.each([
  [part, 'Kvalitet', 'Originalni dijelovi'],
  [{ ...part, condition: 'new' }, 'Kvalitet', 'Originalni dijelovi'],
  [{ ...part, condition: 'used' }, 'Stanje', 'Polovno'],
  [{ ...part, condition: 'refurbished' }, 'Stanje', 'Obnovljeno'],
  [{ ...part, condition: 'used', quality: 'Original, očuvan' }, 'Kvalitet', 'Original, očuvan'],
  [{ ...part, condition: 'new', quality: 'Bosch' }, 'Kvalitet', 'Bosch'],
] as const)('the tile of %j reads %s: %s', (product, name, value) => {
  expect(infoValues(product)).toMatchObject({ quality: { name, value } });
});

test.each([
  [0, 'Nema'],
  [1, '1 mjesec'],
  [24, '24 mjeseca'],
])('a warranty of %i months reads %s', (warrantyMonths, warranty) => {
  expect(infoValues({ ...part, warrantyMonths })).toMatchObject({ warranty });
});
