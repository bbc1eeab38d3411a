import { expect, test } from 'vitest';
import { NO_FILTERS } from './filters.ts';
import { orderRanges } from './range-ends.ts';
import { fieldRange } from './ranges.ts';

test('reversed years are swapped, and an open end stays open', () => {
  const ordered = (yearFrom: number, yearTo: number | null) =>
    orderRanges({ ...NO_FILTERS, category: 'farovi', yearFrom, yearTo });
  expect(ordered(2010, 2004)).toEqual({
    ordered: { ...NO_FILTERS, category: 'farovi', yearFrom: 2004, yearTo: 2010 },
    swapped: ['year'],
  });
  expect(ordered(2004, 2004).swapped).toEqual([]);
  expect(ordered(2010, null)).toMatchObject({ ordered: { yearFrom: 2010, yearTo: null }, swapped: [] });
});

test('a number of a product is chosen within the limits of its field, a price in whole KM', () => {
  const { limits: months, ...warranty } = fieldRange('warrantyMonths', 'garancija');
  expect(warranty).toMatchObject({ words: ['garancija-od', 'garancija-do'], unit: 1 });
  expect(months()).toEqual([0, 120]);
  const { limits: marks, ...price } = fieldRange('priceMinor', 'cijena');
  expect(price).toMatchObject({ words: ['cijena-od', 'cijena-do'], unit: 100 });
  expect(marks()).toEqual([0, 999_999]);
});
