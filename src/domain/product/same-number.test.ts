import { expect, test } from 'vitest';
import type { Fitment } from './product.ts';
import { alsoFits, numberKeys } from './same-number.ts';

const vw = { name: 'Volkswagen', slug: 'volkswagen' };
const golf = (generation?: string): Fitment => ({
  manufacturer: vw,
  model: { name: 'Golf', slug: 'golf' },
  yearFrom: null,
  yearTo: null,
  facts: generation === undefined ? undefined : { generation },
});
const leon: Fitment = { ...golf('II'), model: { name: 'Leon', slug: 'leon' } };

test('vehicles of parts with the same number are named once, without those that the part names itself', () => {
  expect(
    alsoFits(
      [golf('VI')],
      [
        [golf('V'), golf('VI')],
        [leon, golf('V')],
      ],
    ),
  ).toBe('Golf V, Leon II');
  expect(alsoFits([golf()], [[golf()]])).toBe('');
  expect(alsoFits([golf('V')], [])).toBe('');
});

test('vehicles of parts with the same number stand in the order of the alphabet, and numbers by value', () => {
  const named = (name: string): Fitment => ({ ...golf(), model: { name, slug: 'x' } });
  const other = ['Žuk', 'Serija 10', 'Zoe', 'Ćuprija', 'Serija 5', 'Daily'].map(named);
  expect(alsoFits([], [other])).toBe('Ćuprija, Daily, Serija 5, Serija 10, Zoe, Žuk');
});

test('a number is the same however it is written; a short one or one without a digit does not count', () => {
  expect(numberKeys(['1K0 698 O51', '1k0-698-051', 'AB 1', 'BREMBO'])).toEqual(['1k0698051']);
});
