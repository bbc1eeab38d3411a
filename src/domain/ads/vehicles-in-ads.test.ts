import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { readAd } from './read-ad.ts';

const vehiclesIn = (title: string) =>
  readAd({ title, description: '', category: '' }, demoKnowledge, 2026).fitments.map(
    ({ manufacturer, model, generation }) =>
      [manufacturer.name, model?.name, generation?.name].filter(Boolean).join(' '),
  );

test.each([
  ['Mazda6 2008-2012 stop karavan', ['Mazda 6']],
  ['mazda3 far lijevi', ['Mazda 3']],
  ['Peugeot308 far', ['Peugeot 308']],
  ['fiat500 branik', ['Fiat 500']],
  ['far audi80', ['Audi 80']],
])('a model may be joined to its manufacturer: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Vito 111 639 vrata', ['Mercedes-Benz Vito W639']],
  ['Sprinter 313 906 2.2 anlaser', ['Mercedes-Benz Sprinter W906']],
])('the number of a body may follow that of an engine without its fuel: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Hauba Passat B6/B7/CC', ['Volkswagen Passat B6', 'Volkswagen Passat B7', 'Volkswagen Passat CC']],
  ['Hauba Passat B6/CC', ['Volkswagen Passat B6', 'Volkswagen Passat CC']],
  ['Far Golf 5/6/Plus', ['Volkswagen Golf V', 'Volkswagen Golf VI', 'Volkswagen Golf Plus']],
  ['Passat B7 CC hauba', ['Volkswagen Passat B7']],
])('a model of a list may be named without the word that it shares with the first: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Mercedes 208D mjenjač', ['Mercedes-Benz']],
  ['Mercedes 124 250d glava', ['Mercedes-Benz E klasa W124']],
  ['Far W210 220d', ['Mercedes-Benz E klasa W210']],
  ['GL 320 CDI branik', ['Mercedes-Benz GL']],
  ['SL 500 branik', ['Mercedes-Benz SL']],
  ['Far 320d', ['BMW Serija 3']],
  ['Mercedes W211 i BMW 320d felge', ['Mercedes-Benz E klasa W211', 'BMW Serija 3']],
])('the engine of a named manufacturer is no car of another one: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Omega B kočiona kliješta', ['Opel Omega B']],
  ['Combo C branik', ['Opel Combo C']],
  ['TT 8J far', ['Audi TT 8J']],
  ['Branik M5 E39', ['BMW M5 E39']],
  ['Far Jazz II', ['Honda Jazz II']],
  ['Note 1.5 dci dizne', ['Nissan Note']],
  ['Combo 1.3 cdti vrata', ['Opel Combo']],
  ['Ka 1.3 tdci mjenjač', ['Ford Ka']],
  ['Partner 1.6 hdi turbina', ['Peugeot Partner']],
  ['Komplet 1.9 TDI za servis', []],
  ['Master volan', []],
  ['BMW E36 spojler M3', ['BMW Serija 3 E36']],
])('an everyday word is a model before its own generation or engine: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['C1 107 Aygo branik', ['Citroën C1', 'Peugeot 107', 'Toyota Aygo']],
  ['Far Aygo / C1 / 107', ['Toyota Aygo', 'Citroën C1', 'Peugeot 107']],
  ['AX/Saxo/106 felge', ['Citroën AX', 'Citroën Saxo', 'Peugeot 106']],
  ['Aygo 107 far', ['Toyota Aygo']],
  ['Golf 4 / 100 KS', ['Volkswagen Golf IV']],
])('a number in a list of models is a model: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Hauba za punta 2', ['Fiat Punto II']],
  ['Stop od mondea mk3', ['Ford Mondeo III']],
  ['Far od pola 9n', ['Volkswagen Polo IV']],
  ['Vrata za vita 639', ['Mercedes-Benz Vito W639']],
  ['Far od clija 3', ['Renault Clio III']],
  ['Branik za ducata', ['Fiat Ducato']],
  ['Retrovizor od octavije 2', ['Škoda Octavia II']],
  ['Stop od insignije', ['Opel Insignia']],
  ['Far od caddyja', ['Volkswagen Caddy']],
  ['Felge za pola cijene', []],
  ['Cilindar za bravu', []],
  ['Volan u stilu M paketa', []],
])('a model may be named in any grammatical case: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

const yearsIn = (title: string, description = '') =>
  readAd({ title, description, category: '' }, demoKnowledge, 2026).fitments.map(
    ({ yearFrom, yearTo }) => `${yearFrom}-${yearTo}`,
  );

test.each([
  ["Corsa D 06' far", '2006-2006'],
  ["Far Corsa D, 07'", '2007-2007'],
  ["Corsa B 99' far", '1999-1999'],
  ["Felge 15' Corsa D", '2006-2014'],
  ["Felge 15'' Corsa D", '2006-2014'],
])('an apostrophe after a short year belongs to the year: %s', (title, years) => {
  expect(yearsIn(title)).toEqual([years]);
});

test.each([
  ['Far Škoda Octavia 2013 i novije', '2013-2020'],
  ['Far Škoda Octavia 2013 i noviji', '2013-2020'],
  ['Far Škoda Octavia 2013 NOVIJE', '2013-2020'],
  ['Far Škoda Octavia 2013 nadalje', '2013-2020'],
  ['Škoda Octavia 2013 i nove felge', '2013-2013'],
])('a year and later ones are an open range: %s', (title, years) => {
  expect(yearsIn(title)).toEqual([years]);
});

test.each([
  ['Golf 2 G60', ['Volkswagen Golf II']],
  ['Audi A3 8PA far', ['Audi A3 8P']],
  ['Mercedes GLC W253 far', ['Mercedes-Benz GLC X253']],
  ['Audi A4 8P far', ['Audi A4']],
  ['BMW E46 E39 felge', ['BMW Serija 3 E46', 'BMW Serija 5 E39']],
  ['Audi 80 B4 100 C4 kompresor klime', ['Audi 80 B4', 'Audi 100 C4']],
  ['Audi A3 8P, B8 felge', ['Audi A3 8P', 'Audi A4 B8']],
  ['Mercedes Vito 111 CDI 639 branik', ['Mercedes-Benz Vito W639']],
  ['Sprinter 313 cdi 906 far', ['Mercedes-Benz Sprinter W906']],
  ['Punto 1.2 8v 188 far', ['Fiat Punto II']],
  ['Punto 1.2 60ks 176 far', ['Fiat Punto I']],
  ['Doblo far 1.3 mjtd 263 KM', ['Fiat Doblo']],
  ['Punto 1.9 jtd 188 KS', ['Fiat Punto']],
])('a code belongs to the model before it: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Dacia Logan MCV blatobran', ['Dacia Logan I', 'Dacia Logan II']],
  ['Dacia Logan 2 MCV blatobran', ['Dacia Logan II']],
  ['Sandero Stepway branik', ['Dacia Sandero I', 'Dacia Sandero II', 'Dacia Sandero III']],
  ['Punto Evo branik', ['Fiat Grande Punto']],
  ['Qubo klizna vrata', ['Fiat Fiorino']],
])('the name of a version is of every generation that has it: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['VW Multivan T5 2.5 TDI turbina', ['Volkswagen Transporter T5']],
  ['T4 multivan karavela mjenjač', ['Volkswagen Transporter T4']],
  ['Multivan T7 far', ['Volkswagen Multivan T7']],
  ['Multivan branik', ['Volkswagen Multivan']],
  ['VW Eos 1K branik', ['Volkswagen Eos']],
])(
  'a code names the model whose body it is, where a version has got a model of its own: %s',
  (title, vehicles) => {
    expect(vehiclesIn(title)).toEqual(vehicles);
  },
);

test.each([
  ['T5/T6 retrovizor', ['Volkswagen Transporter T5', 'Volkswagen Transporter T6']],
  ['Retrovizor T5 i T6', ['Volkswagen Transporter T5', 'Volkswagen Transporter T6']],
  ['T5 T5.1 T6 far', ['Volkswagen Transporter T5', 'Volkswagen Transporter T6']],
  ['Far 6N 9N', ['Volkswagen Polo III', 'Volkswagen Polo IV']],
  ['Far B6/B7', []],
  ['Retrovizor T5', []],
  ['Sijalice H4 H7 T10', []],
])('two codes name the only model that has both: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Audi A4 B8.5 far', ['Audi A4 B8']],
  ['Passat B5.5 far', ['Volkswagen Passat B5']],
  ['Passat B7,5 far', ['Volkswagen Passat B7']],
  ['Golf 7.5 far', ['Volkswagen Golf VII']],
  ['Passat B5, 5 vrata', ['Volkswagen Passat B5']],
  ['Far Passat B5, B6', ['Volkswagen Passat B5', 'Volkswagen Passat B6']],
])('half a generation is its facelift: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

const datedIn = (title: string) =>
  readAd({ title, description: '', category: '' }, demoKnowledge, 2026).fitments.map(
    ({ model, yearFrom, yearTo }) => `${model?.name} ${yearFrom}-${yearTo}`,
  );

test.each([
  ['Peugeot 307 2001-2005 i 308 2008-2011 far', ['307 2001-2005', '308 2008-2011']],
  ['Far Peugeot 206 98-05, 307 01-07', ['206 1998-2005', '307 2001-2007']],
  ['Far Peugeot 307 2001-2005, 105 KS', ['307 2001-2005']],
  ['Far Peugeot 3008 2010, 2011', ['3008 2010-2011']],
])('the years of one model may stand before the next: %s', (title, vehicles) => {
  expect(datedIn(title)).toEqual(vehicles);
});

test.each([
  ['Blatobran Fiesta mk6 od 2009', ['Fiesta 2009-2017']],
  ['Far Golf 5 od 2006', ['Golf 2006-2009']],
  ['Auto otpad 2000 Sarajevo, far Polo 2004', ['Polo 2004-2004']],
  ['Far Polo 2004 - auto centar 2010', ['Polo 2004-2004']],
])(
  'years that cannot be those of the named generation, or are part of the name of a shop: %s',
  (title, vehicles) => {
    expect(datedIn(title)).toEqual(vehicles);
  },
);

test.each([
  ['Motor Polo Classic 1.4 1999', ['Volkswagen Polo']],
  ['Classic C klasa 1999 motor', ['Mercedes-Benz C klasa']],
])("a word beside a car is not the mistyped name of another manufacturer's: %s", (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Combo D 2010- far', 2010, 2018],
  ['Passat B6 2004- far', 2004, 2010],
  ['Golf 6 2003- far', 2003, 2009],
])('an open year shortly before the named generation is one of it: %s', (title, from, to) => {
  const { fitments } = readAd({ title, description: '', category: '' }, demoKnowledge, 2026);
  expect(fitments.map(({ yearFrom, yearTo }) => [yearFrom, yearTo])).toEqual([[from, to]]);
});
