import { expect, test } from 'vitest';
import { aCandidate, groups } from '../../../tests/setup/duplicate-candidates.ts';
import { SURE_SCORE } from './find-duplicates.ts';

test.each([
  ['Akumulator 12V 74Ah -/+', 'Akumulator 12V 74Ah +/-'],
  ['Akumulator 12V 74Ah (- +)', 'Akumulator 12V 74Ah +-'],
  ['Akumulator 12V 74Ah – +', 'Akumulator 12V 74Ah + | −'],
])('batteries whose poles are the other way round are no duplicates: %s and %s', (one, other) => {
  expect(groups(aCandidate({ name: one }), aCandidate({ name: other }))).toEqual([]);
});

test('a place in the shop that only one of them has, or that is written otherwise, leaves them duplicates', () => {
  const score = (one: string | null, other: string | null) =>
    groups(aCandidate({ storagePlace: one }), aCandidate({ storagePlace: other }))[0]?.score;
  expect(score('A1', null)).toBe(SURE_SCORE);
  expect(score('Polica  A1', 'polica a1')).toBe(SURE_SCORE);
});

test('poles that only one name states leave a doubt, and a hyphen is no pole', () => {
  const score = (one: string, other: string) =>
    groups(aCandidate({ name: one }), aCandidate({ name: other }))[0]?.score;
  expect(score('Akumulator 74Ah', 'Akumulator 74Ah -/+')).toBeLessThan(SURE_SCORE);
  expect(score('Akumulator 74Ah +/-', 'AKUMULATOR 74Ah + -')).toBe(SURE_SCORE);
  expect(score('Far - Golf', 'Far Golf')).toBe(SURE_SCORE);
});
