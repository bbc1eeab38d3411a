import { expect, test } from 'vitest';
import { knownText } from './row-text.ts';

test('a row says where the part lies, if the owner has entered it', () => {
  expect(knownText({ condition: 'used', storagePlace: 'Polica B2' })).toBe('Polovno · mjesto: Polica B2');
  expect(knownText({ condition: 'used', storagePlace: null })).toBe('Polovno');
});
