import { expect, test } from 'vitest';
import { generationsOfFit } from './generations-of-fit.ts';

const built = (id: number, name: string, yearFrom: number, yearTo: number | null) => ({
  id,
  name,
  aliases: [],
  yearFrom,
  yearTo,
});
const ASTRA = {
  name: 'Astra',
  aliases: [],
  generations: [
    built(1, 'G', 1998, 2009),
    built(2, 'H', 2004, 2014),
    built(3, 'J', 2009, 2015),
    built(4, 'K', 2015, null),
  ],
};

test.each([
  [1998, 2009, 'G'],
  [2004, 2006, 'H'],
  [2009, 2011, 'J'],
  [2005, 2008, 'G H'],
  [2009, 2009, 'G H J'],
  [2004, 2015, 'G H J'],
  [2015, 2024, 'K'],
  [2017, null, 'K'],
])('a part for an Astra of %s to %s is for the %s', (yearFrom, yearTo, names) => {
  const found = generationsOfFit(ASTRA, { yearFrom, yearTo }, 'Far desni');
  expect(found.map(({ name }) => name).join(' ')).toBe(names);
});

test('a part without years is for the generations that its name gives', () => {
  const fit = { yearFrom: null, yearTo: null };
  expect(generationsOfFit(ASTRA, fit, 'Far Astra H desni').map(({ name }) => name)).toEqual(['H']);
});
