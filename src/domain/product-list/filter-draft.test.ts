import { expect, test } from 'vitest';
import { ANY, filterDraft, filtersOf, readFilterDraft, withText, withTyped } from './filter-draft.ts';
import { NO_FILTERS } from './filters.ts';

const audi = { ...NO_FILTERS, manufacturer: 'audi', model: 'a4', condition: 'used', yearFrom: 2004 } as const;

test('a draft holds the words of an address and gives the same filters back', () => {
  expect(filterDraft(audi)).toMatchObject({
    manufacturer: 'audi',
    category: ANY,
    condition: 'polovno',
    yearFrom: '2004',
  });
  expect(filtersOf(filterDraft(audi))).toEqual(audi);
});

test('a year stays as it was typed until it is read, names count as slugs', () => {
  const typed: Record<string, string> = { marka: 'Audi', od: '20' };
  const draft = readFilterDraft((word) => typed[word]);
  expect(draft).toMatchObject({ manufacturer: 'audi', model: ANY, yearFrom: '20' });
  expect(filtersOf(draft).yearFrom).toBe(1990);
});

test('another manufacturer clears the model', () => {
  expect(withText(filterDraft(audi), 'manufacturer', 'bmw')).toMatchObject({
    manufacturer: 'bmw',
    model: ANY,
  });
  expect(filtersOf(withText(filterDraft(audi), 'manufacturer', ANY))).toMatchObject({ model: null });
});

test('what was typed stays beside the filters of the address', () => {
  const rendered = filterDraft(NO_FILTERS);
  const typed = withText(rendered, 'yearTo', '2010');
  expect(withTyped(filterDraft(audi), typed, rendered)).toEqual({ ...filterDraft(audi), yearTo: '2010' });
});
