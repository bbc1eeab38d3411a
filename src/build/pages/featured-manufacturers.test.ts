import { expect, test } from 'vitest';
import { featuredManufacturers } from './featured-manufacturers.ts';

const mercedes = { slug: 'mercedes-benz', slugAliases: ['mercedes'] };
const volkswagen = { slug: 'volkswagen', slugAliases: ['vw'] };
const audi = { slug: 'audi', slugAliases: [] };
const addresses = (manufacturers: (typeof mercedes)[]) =>
  featuredManufacturers(manufacturers).map(({ address }) => address);

test('the home page links its manufacturers by the addresses of the specification, in its order', () => {
  const bmw = { slug: 'bmw', slugAliases: [] };
  const opel = { slug: 'opel', slugAliases: [] };
  expect(addresses([audi, bmw, mercedes, opel, volkswagen])).toEqual([
    '/mercedes-benz',
    '/bmw',
    '/vw',
    '/audi',
  ]);
});

test('a manufacturer whose address was removed or renamed is linked by the one that it has', () => {
  expect(addresses([{ ...volkswagen, slugAliases: [] }])).toEqual(['/volkswagen']);
  expect(
    addresses([
      { slug: 'vw', slugAliases: [] },
      { slug: 'mercedes', slugAliases: [] },
    ]),
  ).toEqual(['/mercedes', '/vw']);
  expect(addresses([])).toEqual([]);
});
