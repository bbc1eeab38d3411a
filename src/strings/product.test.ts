import { expect, test } from 'vitest';
import { infoValues } from './product.ts';

const part = { warrantyMonths: 12, quality: null, condition: null, availability: 'in_stock' } as const;

test.each([
  [part, undefined],
  [
    { ...part, condition: 'new' },
    { name: 'Stanje', value: 'Novo' },
  ],
  [
    { ...part, condition: 'used' },
    { name: 'Stanje', value: 'Polovno' },
  ],
  [
    { ...part, condition: 'refurbished' },
    { name: 'Stanje', value: 'Obnovljeno' },
  ],
  [
    { ...part, condition: 'used', quality: 'Original, očuvan' },
    { name: 'Kvalitet', value: 'Original, očuvan' },
  ],
] as const)('the tile of %j is %j, and none where nobody has said anything', (product, quality) => {
  expect(infoValues(product).quality).toEqual(quality);
});

test.each([
  [0, 'Nema'],
  [1, '1 mjesec'],
  [24, '24 mjeseca'],
])('a warranty of %i months reads %s', (warrantyMonths, warranty) => {
  expect(infoValues({ ...part, warrantyMonths })).toMatchObject({ warranty });
});
