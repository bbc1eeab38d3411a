import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isReservedCategorySlug, isReservedManufacturerSlug, isReservedModelSlug } from './reserved-slugs.ts';
import { SLUG_PATTERN } from '../text/slug.ts';

const entriesOf = (folder: string) => readdirSync(new URL(`../../../${folder}`, import.meta.url));

/** Names with a dot or a parameter cannot be slugs. */
const taken = [
  ...entriesOf('src/pages').map((name) => name.replace(/\.(?:astro|ts)$/, '')),
  ...entriesOf('public'),
].filter((name) => SLUG_PATTERN.test(name));

test('a manufacturer takes no first segment of a page or of a public file', () => {
  expect(taken).toEqual(expect.arrayContaining(['500', 'assets', 'katalog', 'kontakt']));
  expect(taken.filter((name) => !isReservedManufacturerSlug(name))).toEqual([]);
});

test('no vehicle and no category is named as the word for all of them in addresses and calls', () => {
  for (const isReserved of [isReservedManufacturerSlug, isReservedModelSlug, isReservedCategorySlug])
    expect(isReserved('all')).toBe(true);
});
