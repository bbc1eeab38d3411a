import { describe, expect, test } from 'vitest';
import { readNumber } from './typed-number.ts';

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
  ])('%j reads as %j, corrected: %j', (text, number, corrected) =>
    expect(readNumber(text, [1990, 2026])).toEqual({ number, corrected }),
  );
});
