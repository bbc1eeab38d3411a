import { describe, expect, test } from 'vitest';
import type { Suggestion } from '#src/domain/search/suggestions/entity-file.ts';
import {
  type FoundName,
  type FoundProduct,
  NOTHING_FOUND,
  type SearchAnswer,
  type SearchResult,
} from '#src/domain/search-page/search-answer.ts';
import { NEW_CARD } from '../../../tests/setup/new-product.ts';
import { boxRows, type BoxRow, shownRows, suggestionsByKey } from './box-rows.ts';

const volkswagen = { name: 'Volkswagen', slug: 'volkswagen' };
const aModel = (name: string): Suggestion => ({
  kind: 'model',
  name,
  slug: name.toLowerCase(),
  products: 1,
  image: null,
  models: 0,
  manufacturer: volkswagen,
  aliases: [],
  around: [],
});
const aProduct = (id: number): FoundProduct => ({
  ...NEW_CARD,
  type: 'product',
  id,
  name: `Dio ${id}`,
  image: null,
  manufacturer: null,
  model: null,
  years: [],
  manufacturers: [],
});
const anAnswer = (results: SearchResult[], over: Partial<SearchAnswer> = {}): SearchAnswer => ({
  ...NOTHING_FOUND,
  results,
  total: results.length,
  ...over,
});
const models = Array.from({ length: 12 }, (_, i) => aModel(`Golf${i}`));
const known = suggestionsByKey(models);
const products = Array.from({ length: 8 }, (_, i) => aProduct(i + 1));
const kinds = (rows: readonly BoxRow[]) => rows.map(({ kind }) => kind[0]).join('');

describe('rows of the search box', () => {
  test('are at most eight, half of them products once the shop has answered', () => {
    const own = { rows: models.slice(0, 8), isExact: true };
    expect(kinds(boxRows('golf', own, undefined, known))).toBe('ssssssss');
    expect(kinds(boxRows('golf', own, anAnswer(products), known))).toBe('sssspppp');
  });

  test('give products the room that names do not need', () => {
    const own = { rows: models.slice(0, 2), isExact: true };
    expect(kinds(boxRows('golf', own, anAnswer(products), known))).toBe('sspppppp');
    expect(kinds(boxRows('golf', own, anAnswer(products.slice(0, 1)), known))).toBe('ssp');
  });

  test('are only names for two or three letters', () => {
    const own = { rows: models.slice(0, 8), isExact: true };
    expect(kinds(boxRows('go', own, anAnswer(products), known))).toBe('ssssssss');
  });

  test('that only resemble the text are replaced by what the shop found', () => {
    const own = { rows: models.slice(0, 3), isExact: false };
    expect(kinds(boxRows('fara4', own, anAnswer(products), known))).toBe('pppppppp');
    expect(kinds(boxRows('fara4', own, anAnswer([]), known))).toBe('sss');
  });

  test('name each thing once, and the vehicle in the text', () => {
    const golf = aModel('Golf1');
    const found: FoundName = {
      type: 'model',
      id: 9,
      name: 'Golf1',
      slug: 'golf1',
      manufacturer: volkswagen,
      image: null,
    };
    const vehicle = {
      manufacturer: volkswagen,
      model: { name: 'Golf2', slug: 'golf2' },
      generation: null,
      year: null,
    };
    const rows = boxRows('golf1', { rows: [golf], isExact: true }, anAnswer([found], { vehicle }), known);
    expect(rows.map(({ key }) => key)).toEqual(['model/volkswagen/golf1', 'model/volkswagen/golf2']);
  });
});

test('the box offers earlier searches without a text, and with one a further step', () => {
  const row: BoxRow = { kind: 'product', key: 'product/1', product: aProduct(1) };
  const none = { rows: [], isLoading: false, isNone: false };
  const keys = (...asked: Parameters<typeof shownRows>) => shownRows(...asked).map(({ key }) => key);
  expect(keys('', ['far'], none)).toEqual(['recent/far', 'clear']);
  expect(keys('', [], none)).toEqual([]);
  expect(keys('f', ['far'], none)).toEqual([]);
  expect(keys('far', [], none)).toEqual([]);
  expect(keys('far', [], { ...none, isLoading: true })).toEqual(['all']);
  expect(keys('far', [], { ...none, rows: [row] })).toEqual(['product/1', 'all']);
  expect(keys('farr', [], { ...none, isNone: true })).toEqual(['ask']);
});
