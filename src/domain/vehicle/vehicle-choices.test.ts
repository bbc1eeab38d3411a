import { expect, test } from 'vitest';
import { modelChoice, possibleGenerations, yearChoices } from './vehicle-choices.ts';

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

const A4 = {
  generations: [
    { name: 'B6', from: 2000, to: 2004, codes: ['8e'] },
    { name: 'B7', from: 2004, to: 2008, codes: ['8e', '8ec'] },
    { name: 'B8', from: 2007, to: 2015, codes: ['8k'] },
  ],
};

test('a year in which two generations were built offers both, with the codes that distinguish them', () => {
  const told = (year: number) => possibleGenerations(A4, year).map(({ name, codes }) => [name, codes]);
  expect(told(2008)).toEqual([
    ['B7', ['8e', '8ec']],
    ['B8', ['8k']],
  ]);
  expect(told(2004)).toEqual([
    ['B6', []],
    ['B7', ['8ec']],
  ]);
  expect(told(2006)).toEqual([]);
});
