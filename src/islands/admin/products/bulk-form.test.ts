import { expect, test } from 'vitest';
import { changeOf, type FormKind } from './bulk-form.ts';

const form = (values: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

test.each<[string, FormKind, Record<string, string>, unknown]>([
  ['a chosen condition', 'condition', { condition: 'used' }, { condition: 'used' }],
  ['no condition, chosen', 'condition', { condition: 'bez' }, { condition: null }],
  ['nothing chosen', 'condition', { condition: '' }, 'Odaberite vrijednost.'],
  ['a category by its id', 'categoryId', { categoryId: '7' }, { categoryId: 7 }],
  ['a typed place', 'storagePlace', { storagePlace: ' B2 ' }, { storagePlace: 'B2' }],
  ['a place of the name of no choice', 'storagePlace', { storagePlace: 'bez' }, { storagePlace: 'bez' }],
  ['nothing typed', 'storagePlace', { storagePlace: ' ' }, 'Upišite vrijednost.'],
  ['no place, chosen', 'storagePlace', { isprazni: 'on' }, { storagePlace: null }],
  ['years', 'years', { from: '1999', to: '2001' }, { years: { from: 1999, to: 2001 } }],
  ['years in the wrong order', 'years', { from: '2001', to: '1999' }, expect.stringMatching(/^Početna/)],
  ['a price', 'price', { price: '12,50' }, { priceMinor: 1250 }],
  ['a price on request, chosen', 'price', { way: 'none' }, { priceMinor: null }],
  ['per cent', 'price', { percent: '-10 %' }, { pricePercent: -10 }],
  ['no per cent', 'price', { percent: '0' }, expect.stringMatching(/osim nule/)],
])('%s is a change of the selected products or a sentence about what is wrong', (_, kind, values, change) => {
  expect(changeOf(kind, form(values))).toEqual(change);
});
