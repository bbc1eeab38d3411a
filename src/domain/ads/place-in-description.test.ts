import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { readAd } from './read-ad.ts';

test.each([
  ['Far', 'Kia Ceed 2009, desni, zvati poslije 16 h', 'right', null],
  ['Blatobran', 'Prednji lijevi Ford Fiesta 2009-2012 novo iz uvoza', 'left', 'front'],
  ['Stop svjetlo', 'Lijevo zadnje Fiat Punto 2', 'left', 'rear'],
  ['Brava vrata', 'Golf 4 zadnja lijeva, neispravan mikroprekidač', 'left', 'rear'],
  ['Far Golf 5', '<p>Ispravan.</p><p>Lijevi i desni</p>', 'both', null],
  ['Prednji branik Golf 6', 'Zadnji, u boji', null, 'front'],
  ['Hauba Clio 3', 'Oštećena malo sa desne strane', null, null],
  ['Far Golf 5', 'Imam i desni blatobran', null, null],
  ['Far Golf 5', 'Desna strana', 'right', null],
  ['Far Golf 5', 'Lijeva strana, za karavan', 'left', null],
  ['Branik Golf 5', 'Lijeva strana: ogreban', null, null],
  ['Branik Golf 5', 'Lijeva strana ogrebana', null, null],
  ['Branik Corsa D', 'Prednji branik, model 2006-2010', null, 'front'],
  ['Farovi Corsa D', 'Lijevi far ogreban', null, null],
  ['Far Corsa D', 'Prodajem desni far za Corsu D', 'right', null],
  ['Amortizeri', 'Prednji amortizeri Sachs za Passat B6', null, 'front'],
  ['Retrovizor', 'Kao nov! Retrovizor lijevi električni Ford Focus 2008', 'left', null],
  ['Opruga', 'Zadnja lijeva opruga Lesjofors 4085711, Golf 4', 'left', 'rear'],
  ['Opruga', 'Prednja opruga Kilen, za Golf 4', null, 'front'],
  ['Branik', 'Zadnji branik sa senzorima, Clio 3', null, 'rear'],
  ['Vrata', 'Prednja desna vrata bez stakla i brave, Clio 3', 'right', 'front'],
  ['Disk pločice', 'Textar 2392301 prednje za Golf 5 i 6', null, 'front'],
  ['Disk pločice', 'Prednje, za Golf 5', null, 'front'],
  ['Disk pločice', 'Prednje za Golf 5', null, 'front'],
  ['Stop svjetla', 'Lijevo i desno stop svjetlo za Megane 3', 'both', null],
  ['Tacna fara', 'Kućište fara lijevo BMW F30 2012-2015', 'left', null],
  ['Kapa', 'Kapa retrovizora desna, Golf 6', 'right', null],
  ['Branik', 'Nosač branika prednji Golf 5', null, 'front'],
  ['Branik', 'Branik lijevo, Golf 5', 'left', null],
  ['Vrata Clio 3', 'Oštećena desna za Clio 3', null, null],
  ['Vrata Clio 3', 'Prednja vrata ogrebana', null, null],
  ['Far Clio 3', 'Lijevi far prodan', null, null],
  ['Branik', 'Branik lijevo oštećen, Golf 5', null, null],
  ['Branik', 'Udaren branik zadnji Golf 5', null, null],
  ['Branik W204', 'AMG paket prednji, novi', null, null],
  ['Podizač stakla', 'Bez motora, Golf 5, prednja vrata desna', null, null],
] as const)('%s with the description "%s": side %s, position %s', (title, description, side, position) => {
  const reading = readAd({ title, description, category: '' }, demoKnowledge, 2026);
  expect([reading.side, reading.position]).toEqual([side, position]);
});
