import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFields, randomRanges } from '../../../tests/setup/random-fields.ts';
import { listScope } from './list-scope.ts';
import {
  activeFilters,
  isListQuery,
  isPrerendered,
  listCall,
  listQuery,
  type ListState,
  readList,
  withoutFilter,
} from './list-state.ts';
import { otherPage } from './other-page.ts';

const all = listScope('/svi-proizvodi');
const category = listScope('/kategorija/branici');
const vehicle = listScope('/audi/a4/2008');
const ofManufacturer = listScope('/katalog/audi');

const read = (query: string, scope = all) => readList(new URLSearchParams(query), scope);
const rewrite = (query: string, scope = all) => listQuery(read(query, scope), scope);

const slug = fc.constantFrom('audi', 'a4', 'mercedes-benz', '206', 'branici');
const someState = fc
  .record({
    manufacturer: fc.option(slug),
    model: fc.option(slug),
    category: fc.option(slug),
    ...randomFields,
    ranges: randomRanges,
    sort: fc.constantFrom('newest' as const, 'name' as const),
    page: fc.integer({ min: 1, max: 500 }),
  })
  .map(({ ranges, model, ...state }): ListState => ({
    ...state,
    ...ranges,
    model: state.manufacturer === null ? null : model,
  }));

describe('the address of a list', () => {
  test.each([
    ['/svi-proizvodi', { kind: 'all' }],
    ['/katalog/audi', { kind: 'manufacturer', manufacturer: 'audi' }],
    ['/kategorija/branici', { kind: 'category', category: 'branici', tuning: false }],
    ['/tuning/felge', { kind: 'category', category: 'felge', tuning: true }],
    ['/peugeot/2008', { kind: 'vehicle', manufacturer: 'peugeot', model: '2008', year: null }],
    ['/peugeot/2008/2015', { kind: 'vehicle', manufacturer: 'peugeot', model: '2008', year: 2015 }],
  ])('%s identifies what the list holds', (path, scope) => expect(listScope(path)).toEqual(scope));

  test.each([
    ['?od=&do=', true],
    ['?utm_source=viber&sortiraj=najnovije', true],
    ['?utm_source=viber&page=2', false],
    ['', false],
  ])('%j is written by the list itself: %j', (search, own) => expect(isListQuery(search)).toBe(own));

  test('contains everything that is chosen, and reads back as the same choice', () =>
    fc.assert(
      fc.property(someState, (state) => {
        expect(read(listQuery(state, all))).toEqual(state);
        expect(read(listQuery(state, vehicle), vehicle)).toEqual(state);
      }),
    ));

  test.each([
    ['', ''],
    ['marka=all&model=all&kategorija=all&od=&do=&sortiraj=najnovije', ''],
    ['marka=Alfa Romeo&model=Giulia', '?marka=alfa-romeo&model=giulia'],
    ['model=a4', ''],
    ['od=2010&do=2005', '?od=2005&do=2010'],
    ['od=1800&do=abc&page=0', '?od=1990'],
    ['page=1e9&sortiraj=ocjena', ''],
    ['page=1&sortiraj=cijena', '?sortiraj=cijena'],
    ['kategorija=%00%27 or 1=1', '?kategorija=or-1-1'],
    ['sortiraj=naziv&page=3', '?sortiraj=naziv&page=3'],
  ])('%j from a form or typed by hand becomes %j', (query, expected) =>
    expect(rewrite(query)).toBe(expected),
  );

  test('names only what differs from the page’s own vehicle', () => {
    expect(rewrite('marka=audi&model=a4&kategorija=branici', vehicle)).toBe('?kategorija=branici');
    expect(rewrite('kategorija=branici', category)).toBe('');
  });
});

describe('the call for a list', () => {
  test('has the page’s own vehicle, year and category beside the filters', () => {
    expect(listCall(read('od=2006&do=2010', vehicle), vehicle)).toBe(
      '/api/shop/products?page=1&manufacturer=audi&model=a4&yearFrom=2006&yearTo=2010&year=2008',
    );
    expect(listCall(read('marka=bmw&sortiraj=naziv&page=2', category), category)).toBe(
      '/api/shop/products?page=2&manufacturer=bmw&category=branici&sort=name',
    );
  });
});

describe('filters', () => {
  test('are counted by group, and a page’s own vehicle is not one', () => {
    expect(activeFilters(read('marka=audi&model=a4&od=2006&do=2010&kategorija=branici'), all)).toEqual([
      'vehicle',
      'category',
      'year',
    ]);
    expect(activeFilters(read('', vehicle), vehicle)).toEqual([]);
  });

  test('are removed one by one, back to the first page', () => {
    const state = read('marka=audi&model=a4&od=2006&page=4');
    expect(listQuery(withoutFilter(state, 'vehicle', all), all)).toBe('?od=2006');
    expect(listQuery(withoutFilter(state, 'year', all), all)).toBe('?marka=audi&model=a4');
  });

  test('leave a bare page number to the prerendered page', () => {
    expect(isPrerendered(read('page=3'), all)).toBe(true);
    expect(isPrerendered(read('page=3&sortiraj=naziv'), all)).toBe(false);
    expect(isPrerendered(read('od=2000'), all)).toBe(false);
  });

  test.each([
    ['kategorija=branici', undefined],
    ['od=2006', '/audi/a4?od=2006'],
    ['do=2006&kategorija=branici&page=2', '/audi/a4?kategorija=branici&do=2006'],
    ['marka=audi&model=a6&od=2006&page=2', '/audi/a6?od=2006'],
    ['marka=bmw&kategorija=branici', '/svi-proizvodi?marka=bmw&kategorija=branici'],
    ['marka=all&model=all', '/svi-proizvodi'],
    ['marka=audi&model=all', '/svi-proizvodi?marka=audi'],
  ])('of another vehicle or other years than the page’s lead to their page: %s', (query, path) =>
    expect(otherPage(read(query, vehicle), vehicle)).toBe(path),
  );

  test('of a list that is of no vehicle stay in it, whatever vehicle is chosen', () => {
    for (const scope of [all, category])
      expect(otherPage(read('marka=audi&model=a4&od=2006', scope), scope)).toBeUndefined();
  });

  test.each([
    ['model=a4&od=2006', undefined],
    ['marka=bmw&od=2006', '/katalog/bmw?od=2006'],
    ['marka=bmw&model=x5', '/bmw/x5'],
    ['marka=all&kategorija=branici', '/svi-proizvodi?kategorija=branici'],
  ])('of a manufacturer stay within its list, another manufacturer has its own: %s', (query, path) =>
    expect(otherPage(read(query, ofManufacturer), ofManufacturer)).toBe(path),
  );

  test('of a manufacturer name the model only', () => {
    const state = read('marka=audi&model=a4', ofManufacturer);
    expect(listQuery(state, ofManufacturer)).toBe('?model=a4');
    expect(activeFilters(state, ofManufacturer)).toEqual(['vehicle']);
    expect(listQuery(withoutFilter(state, 'vehicle', ofManufacturer), ofManufacturer)).toBe('');
  });
});
