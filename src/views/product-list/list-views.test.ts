import { expect, test } from 'vitest';
import { listScope } from '#src/domain/product-list/list-scope.ts';
import { NO_FILTERS } from '#src/domain/product-list/filters.ts';
import { draw } from '../draw.ts';
import { chipName } from './choice-name.ts';
import { Chips } from './Chips.tsx';
import { CountLine } from './CountLine.tsx';
import { EmptyList, FailedList } from './EmptyList.tsx';

const all = listScope('/svi-proizvodi');

test('the count line has its numbers in bold, and says nothing of an empty list', () => {
  const counted = { scope: all, total: 1234, page: 2, shown: 20, all: 1500 };
  expect(draw(CountLine, counted)).toBe('Prikazano <b>21-40</b> od <b>1.234</b> proizvoda');
  expect(draw(CountLine, { ...counted, total: 0, shown: 0 })).toBe('');
  const category = {
    ...counted,
    scope: listScope('/kategorija/branici'),
    total: 18,
    page: 1,
    shown: 18,
    all: 87,
  };
  expect(draw(CountLine, category)).toBe('Prikazano: <b>18</b> od <b>87</b> proizvoda');
  const long = { ...category, total: 23, page: 2, shown: 3 };
  expect(draw(CountLine, long)).toBe('Prikazano: <b>23</b> od <b>87</b> proizvoda (<b>21-23</b>)');
});

test('a chip names its filter as text, whatever letters it has', () => {
  const state = { ...NO_FILTERS, manufacturer: 'audi', yearFrom: 2004 };
  const names = { vehicle: 'Audi <A4>', category: '' };
  expect(chipName('vehicle', state, names)).toBe('Audi <A4>');
  expect(chipName('years', state, names)).toBe('od 2004');
  const html = draw(Chips, { chips: [{ group: 'vehicle', name: 'Audi <A4>' }] });
  expect(html).toContain('aria-label="Ukloni filter: Audi &lt;A4&gt;"');
  expect(html).toContain('data-clear-filters');
  expect(draw(Chips, { chips: [] })).toBe('');
});

test('an empty list leads on, and a failed one stands in red and can be asked again', () => {
  expect(draw(EmptyList, { scope: all, heading: 'h2' })).toContain('href="/katalog"');
  expect(draw(EmptyList, { scope: all, heading: 'h2', isFiltered: true })).toContain('data-clear-filters');
  const failed = draw(FailedList, { heading: 'h3' });
  expect(failed).toContain('<p class="t-sm text-error">');
  expect(failed).toContain('data-retry');
});
