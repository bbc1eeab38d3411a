import { expect, test } from 'vitest';
import { ENGINE_CODES, engineOfCode } from './engine-codes.ts';
import { enginesIn } from './engine-words.ts';
import { wordsOf } from '../language/words.ts';

test.each([
  ['BKD', '2.0 TDI', 'skoda'],
  ['bxe', '1.9 TDI', 'volkswagen'],
  ['CAGA', '2.0 TDI', 'audi'],
  ['m47', '2.0d', 'bmw'],
  ['M47D20', '2.0d', 'bmw'],
  ['n47d20c', '2.0d', 'bmw'],
  ['OM646', '220 CDI', 'mercedes-benz'],
  ['k9k', '1.5 dCi', 'renault'],
  ['9hz', '1.6 HDi', 'peugeot'],
  ['Z19DTH', '1.9 CDTI', 'opel'],
  ['d4fb', '1.6 CRDi', 'kia'],
])('%s is a %s of %s', (code, designation, manufacturer) => {
  const engine = engineOfCode(code);
  expect(engine?.designations).toContain(designation);
  expect(engine?.manufacturers).toContain(manufacturer);
});

test.each(['golf', 'a4', 'm5', 'tdi', '2008', 'far'])('%s is no engine code', (text) =>
  expect(engineOfCode(text)).toBeUndefined(),
);

test('every row has a designation, manufacturers and years in order', () => {
  expect(ENGINE_CODES.size).toBeGreaterThan(400);
  for (const { code, designations, manufacturers, yearFrom, yearTo } of ENGINE_CODES.values()) {
    expect(code).toMatch(/^[A-Z\d]{2,9}$/);
    for (const designation of designations) expect(designation).toMatch(/^\d/);
    // A query for the code would be no query at all without one.
    expect(designations.flatMap((text) => enginesIn(wordsOf(text)))).not.toEqual([]);
    expect(manufacturers.length).toBeGreaterThan(0);
    expect(yearFrom).toBeGreaterThan(1980);
    if (yearTo !== null) expect(yearTo).toBeGreaterThan(yearFrom);
  }
});
