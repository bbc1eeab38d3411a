import { expect, test } from 'vitest';
import { faultAt, faultElsewhere, faultsLeft } from './fault-at.ts';

test.each([
  ['a field', { name: 'Upišite naziv.' }, 'name', 'Upišite naziv.'],
  ['one of its parts', { 'aliases.2': 'Predug naziv.' }, 'aliases', 'Predug naziv.'],
  ['a part of a row', { 'generations.1.aliases.0': 'Predug naziv.' }, 'generations.1', 'Predug naziv.'],
  ['another row whose number begins the same', { 'generations.12': 'Godine.' }, 'generations.1', undefined],
  ['another field whose name begins the same', { slugAliases: 'Adresa.' }, 'slug', undefined],
])('finds the error of %s', (_, faults, name, message) => {
  expect(faultAt(faults, name)).toBe(message);
});

test('an error of a field that the form does not have is not lost', () => {
  const faults = { 'aliases.0': 'Predug naziv.', version: 'Verzija.' };
  expect(faultElsewhere(faults, ['name', 'aliases'])).toBe('Verzija.');
  expect(faultElsewhere(faults, ['aliases', 'version'])).toBeUndefined();
});

test('a field that was changed since the save has no error, nor do its parts; the errors of others stay', () => {
  const faults = { name: 'Upišite naziv.', 'aliases.2': 'Predug naziv.', slug: 'Zauzeto.' };
  expect(faultsLeft(faults, (field) => field === 'aliases' || field === 'slug')).toEqual({
    name: 'Upišite naziv.',
  });
});
