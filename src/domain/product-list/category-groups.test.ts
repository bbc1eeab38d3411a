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
  expect(matchesCategory('turbine', groupSlug('motor'))).toBe(true);
  expect(matchesCategory('farovi', groupSlug('motor'))).toBe(false);
  expect(matchesCategory(undefined, groupSlug('motor'))).toBe(false);
  expect(matchesCategory('turbine', 'turbine')).toBe(true);
  expect(matchesCategory('turbine', 'motor')).toBe(false);
});
