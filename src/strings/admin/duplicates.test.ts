import { expect, test } from 'vitest';
import { duplicateText as text } from './duplicates.ts';

test('several reasons for a group of duplicates are one sentence, with a capital letter at its beginning only', () => {
  expect(text.reasons(['picture'])).toBe('Slična prva slika');
  expect(text.reasons(['name-and-vehicle', 'picture'])).toBe('Isti naziv i vozilo, slična prva slika');
});
