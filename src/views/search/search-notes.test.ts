import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  type NamedVehicle,
  NOTHING_FOUND,
  type SearchAnswer,
} from '#src/domain/search-page/search-answer.ts';
import { searchFor } from '#src/domain/search-page/search-state.ts';
import { SearchNotes } from './SearchNotes.tsx';

const manufacturer = { name: 'Volkswagen', slug: 'volkswagen' };
const vehicle = (name: string): NamedVehicle => ({
  manufacturer,
  model: { name, slug: name.toLowerCase() },
  generation: null,
  year: null,
});
const notes = (answer: Partial<SearchAnswer>): string =>
  renderToStaticMarkup(
    createElement(SearchNotes, { state: searchFor('far'), answer: { ...NOTHING_FOUND, ...answer } }),
  );

test('several vehicles are all named', () => {
  const otherVehicles = [vehicle('Polo')];
  expect(notes({ vehicle: vehicle('Golf'), otherVehicles })).toContain(
    '<b>Volkswagen Golf ili Volkswagen Polo</b>',
  );
  const relaxation = { words: [], within: 'manufacturer' as const };
  expect(notes({ vehicle: vehicle('Golf'), otherVehicles, relaxation })).toContain('marke Volkswagen.');
});

test('a manufacturer alone is no vehicle: its link leads to its models', () => {
  expect(notes({ vehicle: vehicle('Golf') })).toContain('>Svi dijelovi za ovo vozilo</a>');
  expect(notes({ vehicle: { ...vehicle('Golf'), model: null } })).toContain('>Svi modeli ove marke</a>');
});

test('a price that nothing has is named only above what is shown at other prices', () => {
  const price = { fromMinor: null, toMinor: 1000, isIgnored: true, withoutPrice: 'far' };
  expect(notes({ price, total: 1 })).toContain('Po cijeni do 10,00 KM to nemamo.');
  expect(notes({ price, total: 0 })).toBe('');
});

test('parts for other years name the model', () => {
  const relaxation = { words: [], within: 'model' as const };
  expect(notes({ vehicle: vehicle('Golf'), relaxation })).toContain('druga godišta: Volkswagen Golf.<');
  const lacking = { ...relaxation, words: ['skidajuća'] };
  expect(notes({ vehicle: vehicle('Golf'), relaxation: lacking })).toContain('ne piše: skidajuća.');
});
