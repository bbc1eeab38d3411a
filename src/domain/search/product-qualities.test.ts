import { expect, test } from 'vitest';
import { NO_FIELD_FILTERS } from '../product-list/filters.ts';
import { productTerms } from './product-terms.ts';

const product = { id: 1, partNumbers: [], categories: [], fitments: [], fields: NO_FIELD_FILTERS };
const terms = (name: string) => productTerms({ ...product, name }, 2026);

test.each([
  ['Far (prije facelifta)', '=predfacelift'],
  ['Far (prije redizajna)', '=predfacelift'],
  ['Far (stariji tip)', '=predfacelift'],
  ['Far, predfacelift', '=predfacelift'],
  ['Far (facelift)', '=facelift'],
  ['Far (redizajn)', '=facelift'],
])('%s is found only by its own side of the facelift', (name, own) => {
  const sides = ['=facelift', '=predfacelift'].filter((term) => terms(name).includes(term));
  expect(sides).toEqual([own]);
  if (own === '=predfacelift') expect(terms(name)).not.toContain('facelift');
});

test.each(['Akumulator 70 Ah, start-stop', 'Akumulator AGM (start stop)'])('%s is no stop light', (name) => {
  expect(terms(name)).toEqual(expect.arrayContaining(['=akumulator', '=start-stop']));
  expect(terms(name)).not.toContain('stop');
});
