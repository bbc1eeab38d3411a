import { expect, test } from 'vitest';
import { seedCategories } from '#db/seed/categories.ts';
import { groupFromSlug, groupOfCategory, groupSlug, matchesCategory } from './category-groups.ts';

test.each([
  ['farovi', 'rasvjeta'],
  ['stop-svjetla', 'rasvjeta'],
  ['dodatna-rasvjeta', 'rasvjeta'],
  ['vanjski-retrovizori', 'karoserija'],
  ['kuke-za-vucu', 'karoserija'],
  ['hladnjaci', 'motor'],
  ['zupcasti-remeni', 'motor'],
  ['kocnice', 'kocnice'],
  ['felge-i-gume', 'tockovi'],
  ['volani-i-airbag', 'unutrasnjost'],
  ['akumulatori', 'elektrika'],
  ['elektromotori-prozora', 'elektrika'],
  ['safari', undefined],
  ['far', 'rasvjeta'],
  ['farovi-i-stop-svjetla', 'rasvjeta'],
  ['farbe-i-lakovi', undefined],
  ['gume', 'tockovi'],
  ['auto-gume', 'tockovi'],
  ['gumice-i-zaptivke', undefined],
  ['vrata-i-prozori', 'karoserija'],
  ['vratila-i-poluosovine', undefined],
  ['kukuljice', undefined],
])('the category %s is of the group %s', (slug, group) => {
  expect(groupOfCategory(slug)).toBe(group);
});

test('every category of the demo catalogue is of a group', () => {
  expect(seedCategories.filter(({ slug }) => !groupOfCategory(slug)).map(({ slug }) => slug)).toEqual([]);
});

test('a filter takes a category, or a group for all of its categories', () => {
  expect(groupFromSlug(groupSlug('motor'))).toBe('motor');
  const of = (slug: string) => ({ kind: 'part' as const, category: { id: 1, name: slug, slug } });
  expect(matchesCategory(of('turbine'), groupSlug('motor'))).toBe(true);
  expect(matchesCategory(of('farovi'), groupSlug('motor'))).toBe(false);
  expect(matchesCategory({ kind: 'part', category: null }, groupSlug('motor'))).toBe(false);
  expect(matchesCategory(of('turbine'), 'turbine')).toBe(true);
  expect(matchesCategory(of('turbine'), 'motor')).toBe(false);
});

test('tuning products are a group besides those of the part categories', () => {
  expect(groupOfCategory(groupSlug('tuning'))).toBe('tuning');
  expect(matchesCategory({ kind: 'tuning', category: null }, groupSlug('tuning'))).toBe(true);
  expect(matchesCategory({ kind: 'part', category: null }, groupSlug('tuning'))).toBe(false);
  expect(matchesCategory({ kind: 'tuning', category: null }, groupSlug('motor'))).toBe(false);
});
