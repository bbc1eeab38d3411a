import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoKnowledge } from '../../../../tests/titles/parse-titles.ts';
import { namesInVin } from './vin.ts';

// From 2028 on an `X` may be 2029 as well as 1999.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') }));
afterAll(() => void vi.useRealTimers());

const names = (text: string) => namesInVin(text, demoKnowledge.vehicles)?.join(' ');

test.each([
  ['WVWZZZ1KZ6W123456', 'volkswagen 1k 2006'],
  ['wvwzzz3cz8p054321', 'volkswagen 3c 2008'],
  ['WVWZZZ1JZXW123456', 'volkswagen 1j 1999'],
  ['WAUZZZ8P65A012345', 'audi 8p 2005'],
  ['TMBBS21Z2C2123456', 'skoda 1z 2012'],
  ['WVWZZZ1HZNW123456', 'volkswagen 1h'],
  ['WVWZZZ99Z6W123456', 'volkswagen'],
  ['WDB2110061A123456', 'mercedesbenz w211'],
  ['WDB9990061A123456', 'mercedesbenz'],
  ['WBA3B1C50DF123456', 'bmw'],
  ['VF1BMSE0637123456', 'renault'],
  // With a code of no year, as cars of other makers have it.
  ['WVWZZZ1JZ0W123456', 'volkswagen 1j'],
  ['SALLAAA136A123456', 'landrover'],
])('%s is a %s', (vin, expected) => expect(names(vin)).toBe(expected));

test.each([
  '1K0941006',
  'WVWZZZ1KZ6W12345',
  'XXXZZZ1KZ6W123456',
  'WVWZZZ1KZ6WO23456',
  'volkswagengolffar',
  '',
])('%s is no chassis number', (text) => expect(names(text)).toBeUndefined());
