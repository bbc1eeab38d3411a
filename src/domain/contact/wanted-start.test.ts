import { expect, test } from 'vitest';
import { wantedStart } from './wanted-start.ts';

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
