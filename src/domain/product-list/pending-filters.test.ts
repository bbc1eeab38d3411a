import { expect, test } from 'vitest';
import {
  ANY,
  pendingFilters,
  filtersOf,
  readPendingFilters,
  withText,
  withTyped,
} from './pending-filters.ts';
import { NO_FILTERS } from './filters.ts';

const audi = { ...NO_FILTERS, manufacturer: 'audi', model: 'a4', condition: 'used', yearFrom: 2004 } as const;

test('pending filters hold the words of an address and give the same filters back', () => {
  expect(pendingFilters(audi)).toMatchObject({
    manufacturer: 'audi',
    category: ANY,
    condition: 'polovno',
    yearFrom: '2004',
  });
  expect(filtersOf(pendingFilters(audi))).toEqual(audi);
});

test('a year stays as it was typed until it is read, names count as slugs', () => {
  const typed: Record<string, string> = { marka: 'Audi', od: '200' };
  const pending = readPendingFilters((word) => typed[word]);
  expect(pending).toMatchObject({ manufacturer: 'audi', model: ANY, yearFrom: '200' });
  expect(filtersOf(pending).yearFrom).toBe(1990);
});

test('another manufacturer clears the model, and no other choice does', () => {
  expect(withText(pendingFilters(audi), 'yearTo', '2010')).toEqual({
    ...pendingFilters(audi),
    yearTo: '2010',
  });
  expect(withText(pendingFilters(audi), 'manufacturer', 'bmw')).toMatchObject({
    manufacturer: 'bmw',
    model: ANY,
  });
  expect(filtersOf(withText(pendingFilters(audi), 'manufacturer', ANY))).toMatchObject({ model: null });
});

test('a model without its manufacturer narrows nothing', () => {
  expect(readPendingFilters((word) => (word === 'model' ? 'a4' : undefined))).toEqual(
    pendingFilters(NO_FILTERS),
  );
});

test('what was typed stays beside the filters of the address', () => {
  const rendered = pendingFilters(NO_FILTERS);
  const typed = withText(rendered, 'yearTo', '2010');
  expect(withTyped(pendingFilters(audi), typed, rendered)).toEqual({
    ...pendingFilters(audi),
    yearTo: '2010',
  });
});
