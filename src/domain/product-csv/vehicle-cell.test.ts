import { describe, expect, test } from 'vitest';
import { sampleNames as names } from '../../../tests/setup/csv-names.ts';
import { readVehicles, writeVehicles } from './vehicle-cell.ts';

const FACTS =
  'generacija: B7; karoserija: karavan; motor: 2.0 TDI; kW od: 103; mjesec do: 6; oprema: samo za xenon';

test('facts follow the years, in any order', () => {
  const facts = {
    generation: 'B7',
    body: 'karavan' as const,
    engine: '2.0 TDI',
    kwFrom: 103,
    monthTo: 6,
    equipment: 'samo za xenon',
  };
  const own = { manufacturerId: 1, modelId: 11, yearFrom: 2004, yearTo: 2008, facts };
  expect(readVehicles(`Audi > A4 > 2004-2008 > ${FACTS}`, names)).toEqual({ fitments: [own] });
  expect(writeVehicles([own], names)).toBe(`Audi > A4 > 2004-2008 > ${FACTS}`);
  const undated = { ...own, yearFrom: null, yearTo: null };
  expect(readVehicles(writeVehicles([undated], names), names)).toEqual({ fitments: [undated] });
});

describe('vehicles of one cell', () => {
  test.each([
    ['Audi > A4 > 2004-2008', [[1, 11, 2004, 2008]]],
    [
      'audi>a4 avant>2004 – 2008|Peugeot > 206+',
      [
        [1, 11, 2004, 2008],
        [2, 22, null, null],
      ],
    ],
    ['Audi', [[1, null, null, null]]],
    ['Audi > * > 2010-', [[1, null, 2010, null]]],
    ...['2004.-2008.', '2004. – 2008. god.', '2004/2008', 'od 2004 do 2008', 'Od 2004. do 2008. godine'].map(
      (years): [string, (number | null)[][]] => [`Audi > A4 > ${years}`, [[1, 11, 2004, 2008]]],
    ),
    ['Audi > A4 > od 2004', [[1, 11, 2004, null]]],
    ['Audi > A4 > 2004.+', [[1, 11, 2004, null]]],
    ['Audi > A4 > do 2008.', [[1, 11, null, 2008]]],
    ['Audi > A4 > 2006. godište', [[1, 11, 2006, 2006]]],
    ['Audi > a6-allroad > 2006', [[1, 13, 2006, 2006]]],
    [
      'Peugeot > 206 > -1999\nAudi > A6',
      [
        [2, 21, null, 1999],
        [1, 12, null, null],
      ],
    ],
  ])('%j', (cell, expected) => {
    const read = readVehicles(cell, names);
    expect(read).toEqual({
      fitments: expected.map(([manufacturerId, modelId, yearFrom, yearTo]) => ({
        manufacturerId,
        modelId,
        yearFrom,
        yearTo,
      })),
    });
    if ('fitments' in read) expect(readVehicles(writeVehicles(read.fitments, names), names)).toEqual(read);
  });

  test.each([
    ['Audy > A4', 'manufacturer.unknown', 'Audy'],
    ['Audi > A44', 'model.unknown', 'Audi A44'],
    ['Audi > A4 > 04-08', 'years.form', '04-08'],
    ['Audi > A4 > 2004.2008', 'years.form', '2004.2008'],
    ['Audi > A4 > 2004 2008', 'years.form', '2004 2008'],
    ['Audi > A4 > od', 'years.form', 'od'],
    ['Audi > A4 > 2004 > x', 'facts.form', 'x'],
    ['Audi > A4 > 2004 > motor: 2.0 TDI > x', 'vehicle.form', 'Audi > A4 > 2004 > motor: 2.0 TDI > x'],
  ])('%j is refused', (cell, fault, value) => expect(readVehicles(cell, names)).toEqual({ fault, value }));
});
