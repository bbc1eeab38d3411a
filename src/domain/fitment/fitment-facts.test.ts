import { expect, test } from 'vitest';
import { wrongFact } from './fitment-facts.ts';

test.each([
  ['nothing known', {}, undefined],
  ['a range of power', { kwFrom: 77, kwTo: 103 }, undefined],
  ['an open range of power', { kwFrom: 77 }, undefined],
  ['a reversed range of power', { kwFrom: 103, kwTo: 77 }, 'kwTo'],
  ['power in words', { kwFrom: NaN, kwTo: 77 }, 'kwFrom'],
  ['a thirteenth month', { monthTo: 13 }, 'monthTo'],
])('names the fact to correct: %s', (_, facts, fact) => {
  expect(wrongFact(facts)).toBe(fact);
});
