import { expect, test } from 'vitest';
import { readQuality } from './read-quality.ts';

test.each([
  ['Far Golf 5 lijevi ORIGINAL', 'original'],
  ['Originalni dijelovi, polovno', 'original'],
  ['Branik zamjenski, nov', 'replacement'],
  ['Retrovizor neoriginal', 'replacement'],
  ['Nije original, ali odgovara', null],
  ['Original ili zamjenski, pitajte', null],
  ['Polovan dio, ispravan', null],
] as const)('%s → %s', (text, quality) => expect(readQuality(text)).toBe(quality));
