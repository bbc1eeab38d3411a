import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { readAd } from './read-ad.ts';

const read = (title: string) => readAd({ title, description: '', category: '' }, demoKnowledge, 2026);
const vehiclesIn = (title: string) =>
  read(title).fitments.map(({ manufacturer, model, generation }) =>
    [manufacturer.name, model?.name, generation?.name].filter(Boolean).join(' '),
  );

test.each([
  ['BMWE46 far', 'BMW Serija 3 E46'],
  ['mercedesw211 maska', 'Mercedes-Benz E klasa W211'],
  ['BMW320d turbina', 'BMW Serija 3'],
  ['golf5tdi anlaser', 'Volkswagen Golf V'],
  ['VWgolf5 hauba', 'Volkswagen Golf V'],
  ['passatB6tdi turbina', 'Volkswagen Passat B6'],
  ['astrah1.7cdti anlaser', 'Opel Astra H'],
  ['CorsaC1.2 anlaser', 'Opel Corsa C'],
  ['Megane2karavan gepek', 'Renault Megane II'],
  ['focusmk2 hauba', 'Ford Focus II'],
  ['polo9n3 hauba', 'Volkswagen Polo IV'],
  ['leon1p volan', 'Seat Leon II'],
  ['Golf6GTI volan', 'Volkswagen Golf VI'],
  ['vito639 vrata', 'Mercedes-Benz Vito W639'],
  ['punto188 hauba', 'Fiat Punto II'],
  ['w204amg branik', 'Mercedes-Benz C klasa W204'],
  ['e46coupe vrata', 'BMW Serija 3 E46'],
  ['w211e220 maska', 'Mercedes-Benz E klasa W211'],
  ['C220W204 maska', 'Mercedes-Benz C klasa W204'],
  ['opelastra hauba', 'Opel Astra'],
  ['ibiza6l hauba', 'Seat Ibiza III'],
])('words that are joined to a vehicle are read apart: %s', (title, vehicle) => {
  expect(vehiclesIn(title)).toEqual([vehicle]);
});

test.each([
  ['HaubaGolf6', 'haube', null, '2008-2013'],
  ['felge18 golf 6', 'felge-i-gume', null, '2008-2013'],
  ['Alu felge17 golf5', 'felge-i-gume', null, '2003-2009'],
  ['RetrovizorClio3desni', 'vanjski-retrovizori', 'right', '2005-2014'],
  ['A4 b72006 maska', 'maske-i-resetke', null, '2006-2006'],
  ['golf5lijevifar', null, null, 'undefined-undefined'],
])('so are the part, its side and the year: %s', (title, category, side, years) => {
  const reading = read(title);
  const [fit] = reading.fitments;
  expect([reading.category, reading.side, `${fit?.yearFrom}-${fit?.yearTo}`]).toEqual([
    category,
    side,
    years,
  ]);
});

test.each([
  ['polovni golfer komplet', []],
  ['Miniatura auta', []],
  ['Sijalica C5W', []],
  ['USB A4988 driver', []],
  ['Samsung Note10lite maska', []],
  ['Zvučnik JBL Go3', []],
  ['Audi A4 8E0953549', ['Audi A4']],
])('a word that only begins like a vehicle is none: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});
