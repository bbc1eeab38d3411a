import { describe, expect, test } from 'vitest';
import { readNumber } from './typed-number.ts';

describe('a typed year', () => {
  test.each([
    ['', null, false],
    ['  ', null, false],
    ['2008', 2008, false],
    [' 2008 ', 2008, false],
    ['1899', 1990, true],
    ['05', 2005, false],
    ['98', 1998, false],
    ['90', 1990, false],
    ['26', 2026, false],
    ['27', 1990, true],
    ['5', 1990, true],
    ['005', 1990, true],
    ['2099', 2026, true],
    ['abc', null, true],
    ['-5', null, true],
    ['1e3', null, true],
  ])('%j reads as %j, corrected: %j', (text, number, corrected) =>
    expect(readNumber(text, { type: 'year', limits: () => [1990, 2026] })).toEqual({ number, corrected }),
  );
});

test('two digits are a year only where years are typed', () => {
  expect(readNumber('05', { type: 'number', limits: () => [0, 999_999] })).toEqual({
    number: 5,
    corrected: false,
  });
});
