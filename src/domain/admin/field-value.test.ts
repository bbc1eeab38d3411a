import { expect, test } from 'vitest';
import type { ProductField } from '../product/product-field.ts';
import { brokenRule, typedValue } from './field-value.ts';

const header = '';
const months: ProductField = { type: 'number', header, min: 0, max: 120, default: 12 };
const kilometres: ProductField = { type: 'number', header, min: 0, max: 999_999, default: null };
const quality: ProductField = { type: 'text', header, max: 8, default: null };
const name: ProductField = { type: 'text', header, max: 8, default: '', isRequired: true };
const numbers: ProductField = { type: 'texts', header, max: 4, maxCount: 2, default: [] };
const side: ProductField = { type: 'choice', header, default: null, values: { left: ['lijevo'] } };
const category: ProductField = { type: 'reference', header, to: 'categories', default: null };
const pinned: ProductField = { type: 'flag', header, default: false };

test.each([
  ['a number', months, ' 24 ', 24, undefined],
  ['a number above the maximum', months, '121', 121, 'range'],
  ['part of a number', months, '1,5', Number.NaN, 'range'],
  ['no number where one is needed', months, '', Number.NaN, 'range'],
  ['no number where it may be unknown', kilometres, ' ', null, undefined],
  ['a word where a number may be unknown', kilometres, 'mnogo', Number.NaN, 'range'],
  ['a number from a form that was kept long ago', kilometres, 182_000, 182_000, undefined],
  ['no text where it may be unknown', quality, ' ', null, undefined],
  ['a text that is too long', quality, 'zamjenski', 'zamjenski', 'length'],
  ['no text where one is needed', name, ' ', '', 'missing'],
  ['lines of a list', numbers, 'a1\nb2', ['a1', 'b2'], undefined],
  ['a list with too many lines', numbers, 'a\nb\nc', ['a', 'b', 'c'], 'many'],
  ['a list with a line that is too long', numbers, 'abcde', ['abcde'], 'length'],
  ['a choice', side, 'left', 'left', undefined],
  ['no choice', side, '', null, undefined],
  ['a row of another table', category, '7', 7, undefined],
  ['no row of another table', category, '', null, undefined],
  ['a flag', pinned, true, true, undefined],
] as const)('%s is read, and breaks a rule only if its field has one', (_, field, typed, value, rule) => {
  expect(typedValue(field, typed)).toEqual(value);
  expect(brokenRule(field, typedValue(field, typed))).toBe(rule);
});
