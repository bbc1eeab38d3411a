import { expect, test } from 'vitest';
import type { Fitment } from '../product/product.ts';
import { fitGroups } from './fit-groups.ts';
import { writeFits } from './fit-text.ts';

const LAST_YEAR = 2026;
const B6 = { name: 'B6', yearFrom: 2000, yearTo: 2004 };
const B7 = { name: 'B7', yearFrom: 2004, yearTo: 2008 };
const B8 = { name: 'B8', yearFrom: 2007, yearTo: 2015 };

type Of = Pick<Fitment, 'facts'> & { years?: readonly [from: number | null, to: number | null] };
const ofA4 = (
  { years: [yearFrom, yearTo] = [null, null], facts }: Of,
  generations = [B6, B7, B8],
): Fitment => ({
  manufacturer: { name: 'Audi', slug: 'audi' },
  model: { name: 'A4', slug: 'a4' },
  yearFrom,
  yearTo,
  facts,
  generations,
});
const NOTHING = { body: false, engine: false };
const fitsOf = (...all: Of[]) =>
  writeFits(
    fitGroups(
      all.map((of) => ofA4(of)),
      LAST_YEAR,
      NOTHING,
    ),
  );

test.each<[string, Of, string]>([
  ['the only one that its years match', { years: [2004, 2008] }, 'a4:2004-2008~B7~2004-2004,2007-2008'],
  ['none when its years match two', { years: [2005, 2012] }, 'a4:2005-2012~~2007-2008'],
  [
    'none when they match two and end within one',
    { years: [2000, 2007] },
    'a4:2000-2007~~2004-2004,2007-2007',
  ],
  [
    'none when its years hold two wholly, whose common years then say enough',
    { years: [2004, 2015] },
    'a4:2004-2015~~2004-2004',
  ],
  [
    'the one that it names, and only years of that one',
    { years: [2004, 2009], facts: { generation: 'B8' } },
    'a4:2007-2009~B8~2007-2008',
  ],
  [
    'the one that it names, whose years it has without own ones',
    { facts: { generation: 'B8' } },
    'a4:2007-2015~B8~2007-2008',
  ],
  [
    'the one that it names, though its own years say another',
    { years: [2000, 2001], facts: { generation: 'B8' } },
    'a4:2000-2001~B8~2000-2001',
  ],
  ['none without years', {}, 'a4:'],
])('a part is of the generation %s', (_, of, text) => {
  expect(fitsOf(of)).toBe(`audi/${text}`);
});

test('a part of two generations needs no question in the years that only these share', () => {
  const [b7, b8] = [{ facts: { generation: 'B7' } }, { facts: { generation: 'B8' } }];
  expect(fitsOf(b7, b8)).toBe('audi/a4:2004-2008~B7~2004-2004;audi/a4:2007-2015~B8');
  const estate = { facts: { generation: 'B8', body: 'karavan' } } as const;
  expect(fitsOf(b7, estate)).toBe(
    'audi/a4:2004-2008~B7~2004-2004,2007-2008;audi/a4:2007-2015~B8~2007-2008~karavan',
  );
});

test('a model with one generation asks for none, one with two for the years of both', () => {
  const fits = (generations: (typeof B7)[]) =>
    writeFits(fitGroups([ofA4({ years: [2004, 2008] }, generations)], LAST_YEAR, NOTHING));
  expect(fits([B7])).toBe('audi/a4:2004-2008~B7');
  expect(fits([B7, B8])).toBe('audi/a4:2004-2008~B7~2007-2008');
});

test('two models and two makes of the same years stay apart', () => {
  const a4 = ofA4({ years: [2004, 2008] }, []);
  const a6 = { ...a4, model: { name: 'A6', slug: 'a6' } };
  const exeo = { ...a4, manufacturer: { name: 'Seat', slug: 'seat' } };
  expect(writeFits(fitGroups([a4, a6, exeo], LAST_YEAR, NOTHING))).toBe(
    'audi/a4:2004-2008;audi/a6:2004-2008;seat/a4:2004-2008',
  );
});

test('a fact that decides for such parts and is not entered is asked from the seller', () => {
  const groups = fitGroups([ofA4({ facts: { generation: 'B8' } })], LAST_YEAR, { body: true, engine: true });
  expect(groups).toMatchObject([{ body: '?', engine: '?' }]);
});
