import { expect, test } from 'vitest';
import { findPlace } from './find-place.ts';
import { textWords } from './text-words.ts';

test.each([
  ['Stražnji branik', null, 'rear'],
  ['strazne lijevo stop svjetlo', 'left', 'rear'],
  ['Suvozačev airbag', 'right', null],
  ['Заден браник десен', 'right', 'rear'],
  ['Kočnice naprijed', null, 'front'],
  ['zadnji desni i lijevi amortizer', 'both', 'rear'],
  ['set prednjih i zadnjih pločica', null, null],
  ['Desna strana branika', 'right', null],
  ['Filter ulja', null, null],
  ['Kompresor klime Denso', null, null],
  ['Stop lampe d+l', 'both', null],
  ['Stop l/d', 'both', null],
  ['Far L/D', 'both', null],
  ['Far D strana', 'right', null],
  ['Far D, Passat', 'right', null],
  ['Retrovizor d', 'right', null],
  ['Vrata zadnja l', 'left', 'rear'],
  ['Krilo L', 'left', null],
  ['L zadnja vrata', 'left', 'rear'],
  ['L far', 'left', null],
  ['Vrata L.P.', 'left', 'front'],
  ['Vrata DZ', 'right', 'rear'],
  ['Podizač stakla ZL', 'left', 'rear'],
  ['Kvaka P.D.', 'right', 'front'],
  ['Far P.L.', 'left', 'front'],
  ['Vrata zl', null, null],
  ['Motor LP', null, null],
  ['Motor D', null, null],
  ['Pumpa 1.9 D far', null, null],
  ['Far Astra L', null, null],
  ['Far 1.6 l', null, null],
  ['Stop L 200', null, null],
  ['Far D 4D', null, null],
  ['Far d.o.o.', null, null],
  ['far l i d', 'both', null],
  ['Motor, pređeno 150000 km', null, null],
] as const)('%s: side %s, position %s', (title, side, position) => {
  expect(findPlace(textWords(title))).toEqual({ side, position });
});
