import { expect, test } from 'vitest';
import { answersWanted } from './answers-wanted.ts';

const audi = { manufacturer: { slug: 'audi' }, model: undefined, years: [] };
const a4 = { ...audi, model: { slug: 'a4' } };
const a4Of = (from: number, to: number) => ({ ...a4, years: [{ from, to }] });

test.each([
  // A part without vehicles fits every one.
  ['', audi, true],
  ['', a4Of(2004, 2007), true],
  ['audi/a6:2008-2011', audi, true],
  ['skoda/octavia:2004-2010', audi, false],
  ['audi/a6:2008-2011', a4, false],
  ['audi/a4:2008-2011', a4, true],
  ['audi/:', a4, true],
  ['audi/a4:', a4Of(2005, 2006), true],
  ['audi/a4:2008-2011', a4Of(2004, 2007), false],
  ['audi/a4:2008-2011', a4Of(2004, 2008), true],
  ['audi/a4:2008-2011~~~karavan', { ...a4Of(2008, 2008), body: 'limuzina' }, false],
  ['audi/a4:2008-2011~~~karavan', { ...a4Of(2008, 2008), body: 'karavan' }, true],
])('a part for %j answers the wish for %o: %s', (fits, wanted, answer) => {
  expect(answersWanted(fits, wanted)).toBe(answer);
});
