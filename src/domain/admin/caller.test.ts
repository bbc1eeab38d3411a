import { expect, test } from 'vitest';
import { readCaller } from './caller.ts';

test.each([
  ['061 123 456', '', '+38761123456'],
  ['Amir 061/123-456', 'Amir', '+38761123456'],
  ['00387 61 123 456, Amir Golf 5', 'Amir Golf 5', '+38761123456'],
  ['Amir - +387 61 123 456', 'Amir', '+38761123456'],
  ['Amir (061) 123 456', 'Amir', '+38761123456'],
  ['Amir 061/123–456', 'Amir', '+38761123456'],
  ['Amir — 061 — 123 456', 'Amir', '+38761123456'],
  ['Amir 387 61 123 456', 'Amir', '+38761123456'],
  ['+49 171 1234567 Zoran', 'Zoran', '+491711234567'],
  ['Amir2 061 123 456', 'Amir2', '+38761123456'],
  ['Amir Golf 5 061 123 456', 'Amir Golf 5', '+38761123456'],
  ['171 1234567 Zoran', 'Zoran', '171 1234567'],
  [' Amir iz Gruda ', 'Amir iz Gruda', null],
  ['Amir, Golf 5', 'Amir, Golf 5', null],
])('the caller %j is %j with the number %j', (typed, name, phone) => {
  expect(readCaller(typed)).toEqual({ name, phone });
});
