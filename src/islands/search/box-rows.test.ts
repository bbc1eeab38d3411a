import { describe, expect, test } from 'vitest';
import type { SearchAnswer, SearchResult } from '#src/contracts/search-calls.ts';
import type { Suggestion } from '#src/domain/search/entity-file.ts';
import { boxRows, type BoxRow, suggestionsByKey } from './box-rows.ts';

const aModel = (name: string): Suggestion => ({
  ...{ kind: 'model', name, slug: name.toLowerCase(), products: 1, image: null, models: 0 },
  ...{ make: { name: 'Volkswagen', slug: 'volkswagen' }, aliases: [], around: [] },
});
const aResult = (id: number, over: Partial<SearchResult> = {}): SearchResult => ({
  ...{
    type: 'product',
    id,
    name: `Dio ${id}`,
    slug: `dio-${id}`,
    image: null,
    model: null,
    model_slug: null,
  },
  ...{ manufacturer: null, manufacturer_slug: null },
  ...over,
});
const anAnswer = (results: SearchResult[], over: Partial<SearchAnswer> = {}): SearchAnswer => ({
  ...{
    results,
    total: results.length,
    totalIsCapped: false,
    query: '',
    queryIsCut: false,
    page: 1,
    limit: 8,
  },
  ...{ counts: { manufacturer: 0, model: 0, product: 0, tuning: 0 }, categories: [] },
  ...over,
});
const models = Array.from({ length: 12 }, (_, i) => aModel(`Golf${i}`));
const known = suggestionsByKey(models);
const products = Array.from({ length: 8 }, (_, i) => aResult(i + 1));
const kinds = (rows: readonly BoxRow[]) => rows.map(({ kind }) => kind[0]).join('');

describe('rows of the search box', () => {
  test('are at most eight, half of them products once the shop has answered', () => {
    const own = { rows: models.slice(0, 8), isExact: true };
    expect(kinds(boxRows('golf', own, undefined, known))).toBe('ssssssss');
    expect(kinds(boxRows('golf', own, anAnswer(products), known))).toBe('sssspppp');
  });

  test('leave the room that names do not need to products', () => {
    const own = { rows: models.slice(0, 2), isExact: true };
    expect(kinds(boxRows('golf', own, anAnswer(products), known))).toBe('sspppppp');
    expect(kinds(boxRows('golf', own, anAnswer(products.slice(0, 1)), known))).toBe('ssp');
  });

  test('stay names for two or three letters', () => {
    const own = { rows: models.slice(0, 8), isExact: true };
    expect(kinds(boxRows('go', own, anAnswer(products), known))).toBe('ssssssss');
  });

  test('that only resemble the text give way to what the shop found by it', () => {
    const own = { rows: models.slice(0, 3), isExact: false };
    expect(kinds(boxRows('fara4', own, anAnswer(products), known))).toBe('pppppppp');
    expect(kinds(boxRows('fara4', own, anAnswer([]), known))).toBe('sss');
  });

  test('name each thing once, and the vehicle in the text', () => {
    const golf = aModel('Golf1');
    const found = aResult(9, {
      ...{ type: 'model', name: 'Golf1', slug: 'golf1', manufacturer: 'Volkswagen' },
      manufacturer_slug: 'volkswagen',
    });
    const vehicle = {
      ...{ manufacturer: 'Volkswagen', manufacturer_slug: 'volkswagen', model: 'Golf2', model_slug: 'golf2' },
      ...{ generation: null, yearFrom: null, yearTo: null, year: null },
    };
    const rows = boxRows('golf1', { rows: [golf], isExact: true }, anAnswer([found], { vehicle }), known);
    expect(rows.map(({ key }) => key)).toEqual(['model/volkswagen/golf1', 'model/volkswagen/golf2']);
  });
});
