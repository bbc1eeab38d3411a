import { expect, test } from 'vitest';
import { wrongFact } from './fitment-facts.ts';

const years = (yearFrom: number | null, yearTo: number | null) => ({ yearFrom, yearTo });

test.each([
  ['nothing known', {}, undefined],
  ['a range of power', { kwFrom: 77, kwTo: 103 }, undefined],
  ['an open range of power', { kwFrom: 77 }, undefined],
  ['a reversed range of power', { kwFrom: 103, kwTo: 77 }, 'kwTo'],
  ['power in words', { kwFrom: NaN, kwTo: 77 }, 'kwFrom'],
  ['a thirteenth month', { monthTo: 13 }, 'monthTo'],
])('names the fact to correct: %s', (_, facts, fact) => {
  expect(wrongFact(facts, years(2008, 2008))).toBe(fact);
});

test('months of one year are in order, those of two years need not be', () => {
  const autumnToSpring = { monthFrom: 9, monthTo: 3 };
  expect(wrongFact(autumnToSpring, years(2008, 2008))).toBe('monthTo');
  expect(wrongFact({ monthFrom: 9, monthTo: 9 }, years(2008, 2008))).toBeUndefined();
  for (const other of [years(2008, 2009), years(2008, null), years(null, null)])
    expect(wrongFact(autumnToSpring, other)).toBeUndefined();
});
