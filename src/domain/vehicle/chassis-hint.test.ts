import { expect, test } from 'vitest';
import { chassisHint } from './chassis-hint.ts';

test.each([
  ['WVWZZZ1KZ8W123456', 'Volkswagen', 2008],
  ['WAUZZZ8K0CA123456', 'Audi', 2012],
  ['TMBZZZ1Z0Y2123456', 'Škoda', 2000],
  ['TMBZZZ1Z0V2123456', 'Škoda', 1997],
  ['WBAVC31020VC12345', 'BMW', undefined],
  ['VF1BM0B0H12345678', 'Renault', undefined],
])('%s suggests %s of %s', (chassis, manufacturer, year) => {
  expect(chassisHint(chassis, 2026)).toEqual({ manufacturer, year });
});

test('a number that is not whole or of an unknown manufacturer suggests nothing', () => {
  expect(chassisHint('WVWZZZ1KZ8W12345', 2026)).toBeUndefined();
  expect(chassisHint('XXXZZZ1KZ8W123456', 2026)).toBeUndefined();
});
