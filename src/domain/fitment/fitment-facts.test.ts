import { expect, test } from 'vitest';
import { FITMENT_TEXT_MAX, POWER_KW_MAX } from '../limits/catalogue.ts';
import { type FitmentFacts, wrongFact } from './fitment-facts.ts';

const years = (yearFrom: number | null, yearTo: number | null) => ({ yearFrom, yearTo });

test.each<[string, FitmentFacts, string | undefined]>([
  ['nothing known', {}, undefined],
  ['a range of power', { kwFrom: 77, kwTo: 103 }, undefined],
  ['an open range of power', { kwFrom: 77 }, undefined],
  ['a reversed range of power', { kwFrom: 103, kwTo: 77 }, 'kwTo'],
  ['power in words', { kwFrom: NaN, kwTo: 77 }, 'kwFrom'],
  ['the weakest and the strongest engine', { kwFrom: 1, kwTo: POWER_KW_MAX }, undefined],
  ['an engine without power', { kwFrom: 0 }, 'kwFrom'],
  ['an engine too strong', { kwTo: POWER_KW_MAX + 1 }, 'kwTo'],
  ['a whole year', { monthFrom: 1, monthTo: 12 }, undefined],
  ['a month before the first', { monthFrom: 0 }, 'monthFrom'],
  ['a thirteenth month', { monthTo: 13 }, 'monthTo'],
  ['the longest text', { engine: 'x'.repeat(FITMENT_TEXT_MAX) }, undefined],
  ['a text too long', { equipment: 'x'.repeat(FITMENT_TEXT_MAX + 1) }, 'equipment'],
  ['a body that the shop does not know', { body: 'raketa' } as object, 'body'],
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
