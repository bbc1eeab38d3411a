import { expect, test } from 'vitest';
import { findPlace } from './find-place.ts';
import { textWords } from './text-words.ts';

test.each([
  ['Stražnji branik', null, 'rear'],
  ['strazne lijevo stop svjetlo', 'left', 'rear'],
  ['Suvozačev airbag', 'right', null],
  ['Kočnice naprijed', null, 'front'],
  ['zadnji desni i lijevi amortizer', 'both', 'rear'],
  ['set prednjih i zadnjih pločica', null, null],
  ['Desna strana branika', 'right', null],
  ['Filter ulja', null, null],
  ['Kompresor klime Denso', null, null],
] as const)('%s: side %s, position %s', (title, side, position) => {
  expect(findPlace(textWords(title))).toEqual({ side, position });
});
