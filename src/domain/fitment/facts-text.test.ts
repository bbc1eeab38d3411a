import { expect, test } from 'vitest';
import type { FitmentFacts } from './fitment-facts.ts';
import { conditionsOf, factsText, fitmentText } from './facts-text.ts';

test.each([
  [['Audi', 'A4'], { yearFrom: 2004, yearTo: 2008 }, 'Audi A4 2004–2008'],
  [['Audi', 'A4'], { yearFrom: 2004, yearTo: null }, 'Audi A4 2004–'],
  [['Audi', ''], { yearFrom: null, yearTo: null }, 'Audi'],
  [
    ['Audi', 'A4'],
    { yearFrom: 2004, yearTo: 2008, facts: { generation: 'B7', engine: '2.0 TDI', monthFrom: 6 } },
    'Audi A4 2004–2008 (B7, 2.0 TDI, od 6/2004)',
  ],
])('a vehicle in words says what is known of it: %j with %j', (names, fitment, text) =>
  expect(fitmentText(names, fitment)).toBe(text),
);

test.each<[FitmentFacts, string[], string]>([
  [{}, [], ''],
  [{ kwFrom: 103, kwTo: 103 }, ['103 kW'], '103 kW'],
  [{ kwFrom: 100 }, ['od 100 kW'], 'od 100 kW'],
  [{ kwTo: 125 }, ['do 125 kW'], 'do 125 kW'],
  [{ kwFrom: 100, kwTo: 125 }, ['100–125 kW'], '100–125 kW'],
  [{ monthFrom: 1, monthTo: 12 }, [], ''],
  [{ monthFrom: 2, monthTo: 11 }, ['2004=od 2/2004', '2008=do 11/2008'], 'od 2/2004, do 11/2008'],
  [{ body: 'karavan', engineCode: 'BKD', fuel: 'dizel' }, ['BKD', 'dizel'], 'karavan, BKD, dizel'],
  [{ equipment: 'samo za xenon' }, ['samo za xenon'], 'samo za xenon'],
])('of a part for 2004–2008 with %j is asked %j, and its page says %j', (facts, conditions, text) => {
  const fitment = { yearFrom: 2004, yearTo: 2008, facts };
  expect(conditionsOf(fitment)).toEqual(conditions);
  expect(factsText(fitment)).toBe(text);
});

test('a month without its year says nothing', () => {
  expect(conditionsOf({ yearFrom: null, yearTo: null, facts: { monthFrom: 6, monthTo: 6 } })).toEqual([]);
});
