import { expect, test } from 'vitest';
import { readQuality } from './read-quality.ts';

test.each([
  ['Far Golf 5 lijevi ORIGINAL', 'original'],
  ['Originalni dijelovi, polovno', 'original'],
  ['Branik zamjenski, nov', 'replacement'],
  ['Retrovizor neoriginal', 'replacement'],
  ['Far orginal Hella', 'original'],
  ['Orginalni dijelovi', 'original'],
  ['Kopija BBS felgi', 'replacement'],
  ['Replika AMG felge', 'replacement'],
  ['Nije orginal, ali odgovara', null],
  ['Kao original', null],
  ['Ne original', null],
  ['Kvalitet kao original, zamjenski', null],
  ['Nije original, ali odgovara', null],
  ['Original ili zamjenski, pitajte', null],
  ['Polovan dio, ispravan', null],
] as const)('%s → %s', (text, quality) => expect(readQuality(text)).toBe(quality));
