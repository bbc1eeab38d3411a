import { expect, test } from 'vitest';
import type { Fitment } from '../product/product.ts';
import { matchFilters } from './match-filters.ts';

const aFitment = (model: string | null, yearFrom: number | null, yearTo: number | null): Fitment => ({
  manufacturer: { name: 'Audi', slug: 'audi' },
  model: model === null ? null : { name: model, slug: model },
  yearFrom,
  yearTo,
});
const matched = (fitments: Fitment[], asked: Parameters<typeof matchFilters>[1]) =>
  matchFilters(
    { category: null, condition: null, fitments } as unknown as Parameters<typeof matchFilters>[0],
    asked,
  );

const a4 = { manufacturer: 'audi', model: 'a4' };

test('without years in the filter, a part is of the vehicles it names, and without a vehicle of every one', () => {
  const part = [aFitment('a4', 2004, 2008)];
  expect(matched(part, a4)).toBe('known');
  expect(matched(part, { ...a4, model: 'a6' })).toBeUndefined();
  expect(matched(part, { manufacturer: 'seat' })).toBeUndefined();
  expect(matched([aFitment(null, null, null)], a4)).toBe('known');
  expect(matched([], a4)).toBeUndefined();
  for (const any of [part, []]) expect(matched(any, {})).toBe('known');
});

test('a part whose years nobody has entered may fit every year, but only of its own vehicle', () => {
  expect(matched([aFitment('a4', 2004, 2008)], { ...a4, year: 2006 })).toBe('known');
  expect(matched([aFitment('a4', null, null)], { ...a4, year: 2006 })).toBe('undated');
  expect(matched([aFitment('a6', null, null)], { ...a4, year: 2006 })).toBeUndefined();
  expect(matched([aFitment('a4', 2004, 2008)], { ...a4, year: 2010 })).toBeUndefined();
  expect(matched([aFitment(null, null, null)], { ...a4, year: 2006 })).toBe('undated');
});

test('known years take precedence over unknown ones of the same part', () => {
  const both = [aFitment('a4', 2004, 2008), aFitment('a4', null, null)];
  expect(matched(both, { ...a4, year: 2006 })).toBe('known');
  expect(matched(both, { ...a4, year: 2010 })).toBe('undated');
});

test('without a vehicle in the filter, a part without vehicles may fit too', () => {
  expect(matched([], { yearFrom: 2006 })).toBe('undated');
  expect(matched([], { ...a4, yearFrom: 2006 })).toBeUndefined();
  expect(matched([aFitment('a4', 2001, 2004)], { yearFrom: 2006 })).toBeUndefined();
});

test('a part has to fit both the year of the vehicle and the range of years, though by different fitments', () => {
  const two = [aFitment('a4', 2004, 2006), aFitment('a4', 2010, 2012)];
  expect(matched(two, { ...a4, year: 2005, yearFrom: 2011 })).toBe('known');
  expect(matched(two, { ...a4, year: 2005, yearFrom: 2013 })).toBeUndefined();
  expect(matched(two, { ...a4, year: 2008, yearFrom: 2011 })).toBeUndefined();
  expect(matched([...two, aFitment('a4', null, null)], { ...a4, year: 2008, yearFrom: 2011 })).toBe(
    'undated',
  );
});
