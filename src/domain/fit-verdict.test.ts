import { describe, expect, test } from 'vitest';
import { firstYears, fitVerdict } from './fit-verdict.ts';

const vehicle = (manufacturer: string, model: string, year: number) => ({
  manufacturer: { slug: manufacturer },
  model: { slug: model },
  year,
});
const a4 = vehicle('audi', 'a4', 2008);

describe('a part against the saved vehicle', () => {
  test.each([
    ['audi/a4:2008-2011', a4, 'yes', 'fits'],
    ['audi/a4:2004-2008', a4, 'yes', 'fits'],
    ['audi/a4:2008', a4, 'yes', 'fits'],
    ['audi/a4:2009-2011', a4, 'no', 'years'],
    ['audi/a4:2004-2006,2009-2011', a4, 'no', 'years'],
    ['audi/a4:2004-2006,2008-2011', a4, 'yes', 'fits'],
    ['audi/a6:2008-2011', a4, 'no', 'vehicle'],
    ['skoda/a4:2008-2011', a4, 'no', 'vehicle'],
    ['volkswagen/golf:2004-2009;audi/a4:2008-2011', a4, 'yes', 'fits'],
    ['audi/:2000-2026', a4, 'yes', 'fits'],
    ['audi/:', a4, 'maybe', 'unknown'],
    ['audi/a4:', a4, 'maybe', 'unknown'],
    ['', a4, 'maybe', 'universal'],
    // The years of this model exclude the car, but those of the whole make are unknown: only the seller can tell.
    ['audi/a4:2001-2004;audi/:', a4, 'maybe', 'unknown'],
    ['audi/:;audi/a4:2001-2004', a4, 'maybe', 'unknown'],
    ['audi/a4:2001-2004;audi/:2007-2009', a4, 'yes', 'fits'],
    ['peugeot/2008:2013-2019', vehicle('peugeot', '2008', 2015), 'yes', 'fits'],
  ] as const)('%j and %o: %s', (fits, car, verdict, reason) => {
    expect(fitVerdict(fits, car)).toEqual({ verdict, reason });
  });
});

test.each([
  ['audi/a4:2008-2010;skoda/octavia:2004-2005', ['2008', '2009', '2010']],
  ['audi/a4:2004,2006-2007', ['2004', '2006', '2007']],
  ['audi/a4:', []],
  ['', []],
])('the years of the first vehicle in %j', (fits, years) => {
  expect(firstYears(fits)).toEqual(years);
});
