import { expect, test } from 'vitest';
import type { Plan, Unit } from './plan-query.ts';
import { relaxedQuery } from './relax-query.ts';

const unit = (name: string, weight: number): Unit => ({
  any: name,
  exact: name,
  documents: 1,
  readings: 1,
  weight,
  words: [],
});
const planOf = (units: Unit[]): Plan => ({ units, vehicle: undefined, partNumber: undefined, words: [] });

test('a query of many words is tried without each of its heaviest only, so that its length stays bounded', () => {
  const part = unit('part', 3);
  const many = Array.from({ length: 11 }, (_, n) => unit(`w${n}`, 1));
  const relaxed = relaxedQuery(planOf([...many, part]));
  expect(relaxed?.any).toContain('part');
  expect(relaxed?.any).not.toContain('w7');
  expect(relaxed?.any.length).toBeLessThan(300);
  expect(relaxedQuery(planOf([part]))).toBeUndefined();
});
