import { expect, test } from 'vitest';
import type { Fitment } from '#src/domain/product.ts';
import { fitAttribute, fitmentGroups } from './fitment-groups.ts';

const audi = { name: 'Audi', slug: 'audi' };
const a4 = { name: 'A4', slug: 'a4' };
const fitment = (over: Partial<Fitment>): Fitment => ({
  ...{ manufacturer: audi, model: a4, yearFrom: 2008, yearTo: 2011 },
  ...over,
});

test('fitments of one vehicle become one group with its gaps, the primary vehicle first', () => {
  const groups = fitmentGroups([
    fitment({}),
    fitment({ model: { name: 'A6', slug: 'a6' } }),
    fitment({ yearFrom: 2013, yearTo: 2015 }),
  ]);
  expect(groups.map((g) => g.model?.name)).toEqual(['A4', 'A6']);
  expect(groups[0]?.years).toEqual([
    { from: 2008, to: 2011 },
    { from: 2013, to: 2015 },
  ]);
});

test('the attribute says every model with an empty model and unknown years with empty years', () => {
  const skoda = { name: 'Škoda', slug: 'skoda' };
  const wide = fitment({ manufacturer: skoda, model: null, yearFrom: null, yearTo: null });
  expect(fitAttribute(fitmentGroups([fitment({}), wide]))).toBe('audi/a4:2008-2011;skoda/:');
  expect(fitAttribute([])).toBe('');
});
