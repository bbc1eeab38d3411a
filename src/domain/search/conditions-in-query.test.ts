import { expect, test } from 'vitest';
import { planOf, sampleIndex as index } from '../../../tests/setup/search-index.ts';
import { understoodOf } from './understood.ts';

test.each([
  ['nov', 'new'],
  ['novcat', 'new'],
  ['nekorištenu', 'new'],
  ['polovnog', 'used'],
  ['korištenu', 'used'],
  ['reparisan', 'refurbished'],
  ['generalisane', 'refurbished'],
  ['repariranu', 'refurbished'],
])('%s asks for the condition %s', (word, condition) => {
  const plan = planOf(`${word} far golf 5 `);
  expect(plan.units.map(({ broad }) => broad)).toContainEqual(
    expect.stringContaining(`'@condition=${condition}'`),
  );
  expect(understoodOf(plan, index.entities)?.unknown).toEqual([]);
});
