import { expect, test } from 'vitest';
import { namesVehicle, wantedStart } from './wanted-start.ts';

const kept = { asked: '?auto=audi/a4', dio: 'alternator', vozilo: 'Audi A4 2006', ime: 'Amra', telefon: '' };
const known = { dio: '', vozilo: 'Audi A4' };

test.each([
  ['the same address', '?auto=audi/a4', known, { vozilo: 'Audi A4 2006', dio: 'alternator', ime: 'Amra' }],
  ['no question', '', known, { vozilo: 'Audi A4 2006', dio: 'alternator', ime: 'Amra' }],
  [
    'another part',
    '?dio=far',
    { dio: 'far', vozilo: '' },
    { dio: 'far', vozilo: 'Audi A4 2006', ime: 'Amra' },
  ],
  [
    'another vehicle',
    '?auto=opel/astra',
    { vozilo: 'Opel Astra' },
    { vozilo: 'Opel Astra', dio: 'alternator', ime: 'Amra' },
  ],
])('a kept form of a wanted part at an address with %s', (_name, now, named, start) => {
  expect(wantedStart(kept, now, named)).toEqual(start);
});

const saved = {
  manufacturer: { name: 'Mercedes-Benz', slug: 'mercedes-benz' },
  model: { name: 'C klasa', slug: 'c-klasa' },
  year: 2008,
};

test.each([
  ['', true],
  ['mercedes-benz', true],
  ['mercedes-benz/c-klasa', true],
  ['mercedes-benz/c-klasa/2008', true],
  ['Mercedes-Benz C klasa', true],
  ['Mercedes-Benz C klasa 2008', true],
  ['mercedes-benz/c-klasa/2009', false],
  // Other models whose names begin, or are the beginning of, the saved one's.
  ['mercedes-benz/c', false],
  ['Mercedes-Benz C', false],
  ['Mercedes-Benz C klasa Coupe', false],
])('the saved Mercedes C klasa of 2008 is the vehicle that %j names: %j', (named, isNamed) => {
  expect(namesVehicle(named, saved)).toBe(isNamed);
});
