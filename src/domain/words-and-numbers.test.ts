import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from './money.ts';
import { formatCount } from './text/format-count.ts';
import { compareNames } from './text/name-order.ts';
import { plural } from './text/plurals.ts';
import { SLUG_PATTERN, slugify } from './text/slug.ts';

describe('money', () => {
  test.each([
    [5, '0,05 KM'],
    [1550, '15,50 KM'],
    [123_450, '1.234,50 KM'],
    [119_900_000, '1.199.000,00 KM'],
    [-250, '-2,50 KM'],
  ])('%i minor units print as %s', (minor, shown) => expect(formatMoney(minor)).toBe(shown));

  test('counts have a dot between thousands', () => expect(formatCount(100_001)).toBe('100.001'));
});

describe('Bosnian plurals', () => {
  test.each([
    [1, 'rezultat'],
    [2, 'rezultata'],
    [4, 'rezultata'],
    [5, 'rezultati'],
    [11, 'rezultati'],
    [12, 'rezultati'],
    [21, 'rezultat'],
    [22, 'rezultata'],
    [101, 'rezultat'],
    [0, 'rezultati'],
  ])('%i takes the right form', (count, form) => {
    expect(plural(count, ['rezultat', 'rezultata', 'rezultati'])).toBe(form);
  });
});

describe('slugs', () => {
  test.each([
    ['Škoda', 'skoda'],
    ['Citroën', 'citroen'],
    ['Đubre & Ćup', 'dubre-cup'],
    ['Serija 3', 'serija-3'],
    ['  Range  Rover/Sport ', 'range-rover-sport'],
    ['!!!', ''],
  ])('%j becomes %j', (name, slug) => expect(slugify(name)).toBe(slug));

  test('have one form whatever goes in, and folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const slug = slugify(text);
        if (slug) expect(slug).toMatch(SLUG_PATTERN);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

test('names are sorted in Bosnian order, numbers by their value', () => {
  const names = ['Žuti', 'A10', 'Čep', 'A4', 'Ćup', 'Cijev'].map((name) => ({ name }));
  expect(names.sort(compareNames).map((n) => n.name)).toEqual(['A4', 'A10', 'Cijev', 'Čep', 'Ćup', 'Žuti']);
});
