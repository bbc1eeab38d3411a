import { expect, test } from 'vitest';
import { planOf } from '../../../tests/setup/search-index.ts';
import { rankProducts } from './rank-products.ts';

const GOLF = 1;
const part = (id: number, yearFrom: number, yearTo: number | null) => ({
  id,
  name: 'Far lijevi',
  isExact: true,
  popularity: 0,
  fitments: [[1, GOLF, yearFrom, yearTo]] as const,
});

test.each([
  ['opruge golf 5', 'Opruge prednje'],
  ['sportske opruge golf 5', 'Sportske opruge'],
])('%s: parts for tuning come first only where they are asked for', (text, first) => {
  const rows = ['Sportske opruge', 'Opruge prednje', 'Sportske opruge'].map((name, id) => ({
    ...part(id, 2003, 2009),
    name,
  }));
  expect(rankProducts(rows, planOf(`${text} `))[0]?.name).toBe(first);
});

test.each([
  ['kočioni diskovi golf 5', 'Kočioni diskovi bušeni'],
  ['kočnice golf 5', 'Kočioni diskovi prednji'],
])('%s: drilled discs keep their place only where discs are asked for', (text, first) => {
  const rows = [
    { ...part(1, 2003, 2009), name: 'Kočioni diskovi prednji' },
    { ...part(2, 2003, 2009), name: 'Kočioni diskovi bušeni', popularity: 1 },
  ];
  expect(rankProducts(rows, planOf(`${text} `))[0]?.name).toBe(first);
});

test('parts of a generation that is still built come before those of the one before it', () => {
  const plan = planOf('far golf 6');
  const generation = { ...plan.vehicle!.generation!, yearTo: null };
  const stillBuilt = { ...plan, vehicle: { ...plan.vehicle!, generation } };
  const [earlier, facelift, whole] = [part(1, 2004, 2008), part(2, 2012, null), part(3, 2008, null)];
  expect(rankProducts([earlier, facelift, whole], stillBuilt).map(({ id }) => id)).toEqual([3, 2, 1]);
});
