import { expect, test } from 'vitest';
import { listScope } from '#src/domain/product-list/list-scope.ts';
import { NO_COUNTS } from '#src/domain/product-list/choice-counts.ts';
import { FIELD_FILTERS, FILTER_NAMES, FILTERS, NO_FILTERS } from '#src/domain/product-list/filters.ts';
import { pendingFilters } from '#src/domain/product-list/pending-filters.ts';
import { renderView } from '../render-view.ts';
import { chipName } from './choice-name.ts';
import { Chips } from './Chips.tsx';
import { CountLine } from './CountLine.tsx';
import { EmptyList, FailedList } from './EmptyList.tsx';
import { FilterPanel } from './FilterPanel.tsx';

const all = listScope('/svi-proizvodi');

test('the count line has its numbers in bold, and is empty for an empty list', () => {
  const counted = { total: 1234, page: 2, shown: 20 };
  expect(renderView(CountLine, counted)).toBe('Prikazano <b>21-40</b> od <b>1.234</b> proizvoda');
  expect(renderView(CountLine, { total: 18, page: 1, shown: 18 })).toBe(
    'Prikazano <b>1-18</b> od <b>18</b> proizvoda',
  );
  expect(renderView(CountLine, { total: 0, page: 1, shown: 0 })).toBe('');
});

test('every filter of a list has its control in the panel', () => {
  const html = renderView(FilterPanel, {
    action: '/svi-proizvodi',
    options: { manufacturers: [], categories: [], counts: NO_COUNTS },
    fields: FIELD_FILTERS,
    model: { state: 'ready', options: [] },
    withCategory: true,
    pending: pendingFilters(NO_FILTERS),
  });
  const controls = [...html.matchAll(/ name="([^"]+)"/g)].map(([, word]) => word);
  expect(controls.sort()).toEqual(FILTER_NAMES.map((name) => FILTERS[name].word).sort());
});

test('a chip shows the name of its filter as text, whatever characters it has', () => {
  const state = { ...NO_FILTERS, manufacturer: 'audi', yearFrom: 2004 };
  const names = { vehicle: 'Audi <A4>', category: '' };
  expect(chipName('vehicle', state, names)).toBe('Audi <A4>');
  expect(chipName('year', state, names)).toBe('od 2004');
  const html = renderView(Chips, { chips: [{ group: 'vehicle', name: 'Audi <A4>' }] });
  expect(html).toContain('aria-label="Ukloni filter: Audi &lt;A4&gt;"');
  expect(html).toContain('data-clear-filters');
  expect(renderView(Chips, { chips: [] })).toBe('');
});

test('an empty list offers links, and a failed one is red and offers a retry', () => {
  const empty = { scope: all, path: '/svi-proizvodi', heading: 'h2' } as const;
  expect(renderView(EmptyList, empty)).toContain('href="/katalog"');
  expect(renderView(EmptyList, { ...empty, isFiltered: true })).toContain('data-clear-filters');
  const failed = renderView(FailedList, { heading: 'h3' });
  expect(failed).toContain('<p class="t-sm text-error">');
  expect(failed).toContain('data-retry');
});

test.each(['/audi/a4/1991', '/audi/a4', '/~manufacturer-slug~/~model-slug~/~year~'])(
  'the empty list of %s links to the form for a wanted part with all that its address names',
  (path) => {
    const rendered = renderView(EmptyList, { scope: listScope(path), path, heading: 'h2' });
    expect(rendered).toContain(`href="/trazim-dio?auto=${path.slice(1)}"`);
  },
);
