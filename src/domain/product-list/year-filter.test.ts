import { describe, expect, test } from 'vitest';
import { orderYears, readYear } from './year-filter.ts';

describe('a typed year', () => {
  test.each([
    ['', null, false],
    ['  ', null, false],
    ['2008', 2008, false],
    [' 2008 ', 2008, false],
    ['1899', 1990, true],
    ['20', 1990, true],
    ['2099', 2026, true],
    ['abc', null, true],
    ['-5', null, true],
    ['1e3', null, true],
  ])('%j reads as %j, corrected: %j', (text, year, corrected) =>
    expect(readYear(text, 2026)).toEqual({ year, corrected }),
  );
});

test('reversed years are swapped, and an open end stays open', () => {
  expect(orderYears({ yearFrom: 2010, yearTo: 2004 })).toEqual({
    yearFrom: 2004,
    yearTo: 2010,
    swapped: true,
  });
  expect(orderYears({ yearFrom: 2004, yearTo: 2004 }).swapped).toBe(false);
  expect(orderYears({ yearFrom: 2010, yearTo: null })).toEqual({
    yearFrom: 2010,
    yearTo: null,
    swapped: false,
  });
});
