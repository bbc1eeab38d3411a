import { expect, test } from 'vitest';
import { fieldChoiceText } from '#src/strings/product-fields.ts';
import { sampleNames as names } from '../../../tests/setup/csv-names.ts';
import { type ChoiceFieldName, PRODUCT_FIELD_NAMES, productField } from '../product/product-fields.ts';
import { clearedCell, readCell } from './read-cell.ts';

const shown = Object.entries(fieldChoiceText).flatMap(([field, words]) =>
  Object.entries(words).map(([value, word]) => [field as ChoiceFieldName, word, value] as const),
);
test.each(shown)('%s may be %s, the word that the panel shows', (field, word, value) => {
  expect(readCell(field, word, names)).toEqual({ change: { [field]: value } });
});

test.each([
  ['condition', 'rabljeno', 'used'],
  ['condition', 'Korišteno', 'used'],
  ['condition', 'novo', 'new'],
  ['axle', 'prednje', 'front'],
  ['axle', 'Zadnji', 'rear'],
  ['axle', 'naprijed', 'front'],
  ['side', 'lijevi', 'left'],
  ['availability', 'rezervirano', 'reserved'],
] as const)('%s may be %s', (field, word, value) => {
  expect(readCell(field, word, names)).toEqual({ change: { [field]: value } });
});

test.each(['1K0 941 005 | 1K0 941 006', '1K0 941 005, 1K0 941 006', '1K0 941 005;1K0 941 006 |'])(
  'part numbers are separated as in the form, or by the mark of the file: %s',
  (cell) => {
    expect(readCell('partNumbers', cell, names)).toEqual({
      change: { partNumbers: ['1K0 941 005', '1K0 941 006'] },
    });
  },
);

const numbers = PRODUCT_FIELD_NAMES.flatMap((name) => {
  const field = productField(name);
  return field.type === 'number' ? [[name, field.max] as const] : [];
});
test.each(numbers)('the largest %s, %i, is read as a number', (field, max) => {
  expect(readCell(field, `${max},0`, names)).toEqual({ change: { [field]: max } });
});

test('a description keeps its lines, however a spreadsheet ends them, and a name has one', () => {
  expect(readCell('description', ' Prvi\r\nDrugi\rTreći ', names)).toEqual({
    change: { description: 'Prvi\nDrugi\nTreći' },
  });
  expect(readCell('name', ' Far \n lijevi ', names)).toEqual({ change: { name: 'Far lijevi' } });
});

const REFUSED = { fault: 'clear.refused', value: '-' };
test.each([
  ['quality', { change: { quality: null } }],
  ['description', { change: { description: '' } }],
  ['partNumbers', { change: { partNumbers: [] } }],
  ['name', REFUSED],
  ['images', REFUSED],
  ['status', REFUSED],
] as const)('a dash in the column %s: %j', (field, read) => {
  expect(clearedCell(field)).toEqual(read);
});
