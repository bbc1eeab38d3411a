import { expect, test } from 'vitest';
import { planOf } from '../../../tests/setup/search-index.ts';

test.each([
  ['nov', 'new'],
  ['novcat', 'new'],
  ['nekorištenu', 'new'],
  ['polovnog', 'used'],
  ['korištenu', 'used'],
  ['reparisan', 'refurbished'],
  ['generalisane', 'refurbished'],
  ['repariranu', 'refurbished'],
])('%s asks for the condition %s', (word, condition) =>
  expect(planOf(`${word} far golf 5 `).units.map(({ broad }) => broad)).toContainEqual(
    expect.stringContaining(`'@condition=${condition}'`),
  ),
);
