import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { readAd } from './read-ad.ts';

const read = (title: string, description: string) =>
  readAd({ title, description, category: '' }, demoKnowledge, 2026).fitments.map(
    ({ manufacturer, model, yearFrom, yearTo }) =>
      [manufacturer.name, model?.name, `${yearFrom}-${yearTo}`].filter(Boolean).join(' '),
  );

test.each([
  [
    'Odgovara na:<br>Seat Leon 1P 2.0 TDI<br>VW Golf 5 2.0 TDI<br>Tel. 061 222 333',
    ['Seat Leon 2005-2012', 'Volkswagen Golf 2003-2009'],
  ],
  ['Fiat Stilo 2001-2005<br>- Fiat Doblo 2003-2007', ['Fiat Stilo 2001-2005', 'Fiat Doblo 2003-2007']],
  ['Skinuto sa Fiat Stilo 2003<br>Fiat Doblo takođe u dijelovima', ['Fiat Stilo 2003-2003']],
  ['Fiat Stilo 2003<br>Fiat Doblo haube i farovi', ['Fiat Stilo 2003-2003']],
])('a list of vehicles in a description is read as a whole: %s', (description, vehicles) => {
  expect(read('Dizna', description)).toEqual(vehicles);
});

test.each([
  ['Dijelovi Audi', 'A4 B7 1.9 TDI 2006', ['Audi A4 2006-2006']],
  ['Alternator Fiat', 'Odgovara: Stilo, Alfa 147', ['Fiat Stilo null-null', 'Alfa Romeo 147 null-null']],
  ['Dijelovi Audi', 'Golf 5 2006', ['Audi null-null']],
  ['Alternator Audi VW', 'A4 B7 2006', ['Audi null-null', 'Volkswagen null-null']],
])('%s names only a manufacturer, of which "%s" gives the model', (title, description, vehicles) => {
  expect(read(title, description)).toEqual(vehicles);
});

test.each([
  ['INA 530 0550 32, za VW 1.6 i 2.0 TDI', ['Volkswagen null-null']],
  ['Za 1.9 TDI motore, VW, Audi, Seat', ['Volkswagen null-null', 'Audi null-null', 'Seat null-null']],
  ['Original Mercedes dio', []],
  ['Dizna Mercedes OM646, A6460700987', ['Mercedes-Benz null-null']],
  ['Dizne Opel, ispravne', ['Opel null-null']],
  ['Dizna ispravna, BMW kutija', []],
  ['Za VW 1.9 TDI. Skinuto sa Golf 4.', ['Volkswagen Golf 1997-2004']],
])('manufacturers count where no model is named: %s', (description, vehicles) => {
  expect(read('Dizna', description)).toEqual(vehicles);
});

test('a year of the car beside the years of the part is not another vehicle', () =>
  expect(read('Blatobran', 'Toyota Yaris 2006-2011, bijela. Auto je bio 2008 godište.')).toEqual([
    'Toyota Yaris 2006-2011',
  ]));

test.each([
  ['Za Fiat Stilo 2003. Imamo i za Doblo, Golf 4.', ['Fiat Stilo 2003-2003']],
  ['Auto otpad "Golf" Tuzla, otkup vozila<br>Fiat Stilo 2003', ['Fiat Stilo 2003-2003']],
  ['Moguća zamjena za Golf 4', []],
  ['Mijenjam za far Golfa 4. Skinuto sa Fiat Stilo 2003.', ['Fiat Stilo 2003-2003']],
])('other vehicles that a seller offers or wants are not those of the part: %s', (description, vehicles) => {
  expect(read('Dizna', description)).toEqual(vehicles);
});

test.each([
  ['Dizna', 'Model: Fiat Stilo<br>Godina: 2003-2005', 'Fiat Stilo 2003-2005'],
  ['Dizna Fiat Stilo', 'od 2003. do 2005.', 'Fiat Stilo 2003-2005'],
  ['Dizna Fiat Stilo', 'Godište vozila sa kojeg je skinuta: 2004', 'Fiat Stilo 2004-2004'],
  ['Dizna Fiat Stilo', 'Vozilo prodato 2019, imamo novi model', 'Fiat Stilo null-null'],
  ['Dizna Fiat Stilo', 'Fiat Doblo 2005-2008 je isti', 'Fiat Stilo null-null'],
  ['Far Golf 6', 'za facelift 2011-2013', 'Volkswagen Golf 2011-2013'],
  ['Far Golf 6', 'godina 2011', 'Volkswagen Golf 2008-2013'],
  ['Far Golf 6', 'radimo 1998-2024', 'Volkswagen Golf 2008-2013'],
])('the years of %s with "%s" are those of %s', (title, description, vehicle) => {
  expect(read(title, description)).toEqual([vehicle]);
});

test.each([
  ['Gume 195/65 R15 Golf, dot 2019', 'Volkswagen Golf null-null'],
  ['Zimske gume Sava 2021 Golf', 'Volkswagen Golf null-null'],
  ['Golf, gume Michelin 2018 godina', 'Volkswagen Golf null-null'],
  ['Felge 15 Golf 2003', 'Volkswagen Golf 2003-2003'],
  ['Zimske gume za Golf 2003', 'Volkswagen Golf 2003-2003'],
])('the year of a tyre is not that of the car: %s', (title, vehicle) => {
  expect(read(title, '')).toEqual([vehicle]);
});
