import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  coversYear,
  formatReach,
  formatSpans,
  lastYear,
  mergeSpans,
  offeredYears,
  parseYearSegment,
  yearsOf,
  type YearSpan,
} from './years.ts';
import { shopYear } from './shop-year.ts';

const at = (iso: string) => new Date(iso);

const someSpan = fc
  .tuple(fc.integer({ min: 1980, max: 2030 }), fc.integer({ min: 0, max: 12 }))
  .map(([from, length]): YearSpan => ({ from, to: from + length }));

describe('years', () => {
  test('are counted on the calendar of Sarajevo, also for a visitor elsewhere', () => {
    expect(shopYear(at('2026-12-31T22:59:00Z'))).toBe(2026);
    expect(shopYear(at('2026-12-31T23:01:00Z'))).toBe(2027);
  });

  test('offer 2025 at least, whatever the clock says', () => {
    expect(lastYear(at('2020-05-01T00:00:00Z'))).toBe(2025);
    expect(lastYear(at('2031-05-01T00:00:00Z'))).toBe(2031);
  });

  test('of production are offered as far as the selects go', () => {
    const now = at('2026-06-01T00:00:00Z');
    expect(offeredYears(1985, 1994, now)).toEqual({ from: 1990, to: 1994 });
    expect(offeredYears(2019, null, now)).toEqual({ from: 2019, to: null });
    expect(offeredYears(2019, 2031, now)).toEqual({ from: 2019, to: 2026 });
  });

  test('print as ranges with gaps in running text and as one range in the block of the specification', () => {
    const withGap = [
      { from: 2009, to: 2011 },
      { from: 2004, to: 2006 },
    ];
    expect(formatSpans(withGap)).toBe('2004–2006, 2009–2011');
    expect(formatReach(withGap)).toBe('2004 - 2011');
    expect(formatReach([{ from: 2008, to: 2008 }])).toBe('2008');
    expect(formatReach([])).toBe('');
  });

  test.each([
    ['2008', 2008],
    ['1990', 1990],
    ['2027', 2027],
    ['1989', undefined],
    ['2028', undefined],
    ['all', undefined],
    ['208', undefined],
    ['02008', undefined],
    ['2008 ', undefined],
    ['２００８', undefined],
  ])('of an address segment %j read as %j', (segment, year) => {
    expect(parseYearSegment(segment, at('2026-06-01T00:00:00Z'))).toBe(year);
  });

  test('are the same before and after spans are merged, and merged spans never touch', () => {
    fc.assert(
      fc.property(fc.array(someSpan, { maxLength: 8 }), (spans) => {
        const merged = mergeSpans(spans);
        for (let year = 1975; year < 2050; year++)
          expect(coversYear(merged, year)).toBe(coversYear(spans, year));
        merged.slice(1).forEach((span, i) => expect(span.from).toBeGreaterThan(merged[i]!.to + 1));
        expect(yearsOf(spans)).toEqual([...new Set(yearsOf(spans))].sort((a, b) => a - b));
      }),
    );
  });
});
