import { expect, test } from 'vitest';
import { modelChoice, yearChoices } from './vehicle-choices.ts';

test('years come back newest first, with their counts and without the gaps', () => {
  const years = [
    { year: 2009, parts: 0 },
    { year: 2004, parts: 12 },
    { year: 2005, parts: 3 },
  ];
  expect(yearChoices(modelChoice('A4', 'a4', years))).toEqual([
    { year: 2009, parts: 0 },
    { year: 2005, parts: 3 },
    { year: 2004, parts: 12 },
  ]);
});

test('a model of which no year is known offers none', () => {
  expect(yearChoices(modelChoice('A4', 'a4', []))).toEqual([]);
});
