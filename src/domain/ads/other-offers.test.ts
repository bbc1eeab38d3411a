import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { readAd } from './read-ad.ts';

const read = (title: string, description = '') =>
  readAd({ title, description, category: '' }, demoKnowledge, 2026);
const vehiclesIn = (title: string, description = '') =>
  read(title, description).fitments.map(({ manufacturer, model, generation, yearFrom, yearTo }) =>
    [manufacturer.name, model?.name, generation?.name, `${yearFrom}-${yearTo}`].filter(Boolean).join(' '),
  );

test.each([
  ['Volan Golf 6 ili zamjena za volan Golf 7', ['Volkswagen Golf VI 2008-2013']],
  ['Felge Golf 6 mijenjam za felge BMW', ['Volkswagen Golf VI 2008-2013']],
  ['Felge 17 5x112 može zamjena za Golf 4', []],
  ['Far lijevi Passat B6, imam dijelove za Golf 4 5 6', ['Volkswagen Passat B6 2005-2010']],
  ['Far Passat B6, prodajem i far Golf 5', ['Volkswagen Passat B6 2005-2010']],
  ['Mijenjam far Golf 5', ['Volkswagen Golf V 2003-2009']],
  ['Far Passat B6 - svi dijelovi za Golf 4 5 6', ['Volkswagen Passat B6 2005-2010']],
  ['Svi dijelovi za Golf 5', ['Volkswagen Golf V 2003-2009']],
  ['Imam dijelove za Golf 5', ['Volkswagen Golf V 2003-2009']],
  ['Auto otpad Tuzla, imamo dijelove za Golf 5', ['Volkswagen Golf V 2003-2009']],
])('a title is read up to what else its seller has or takes: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['BMW E90 2008-2011. Prodajem i auto Audi A4 2005.', ['BMW Serija 3 E90 2008-2011']],
  ['BMW E90 2008-2011. Pogledajte i ostale moje oglase: Golf 5, Passat B6', ['BMW Serija 3 E90 2008-2011']],
  ['BMW E90 2008-2011. Svi dijelovi za Audi A3 8P, A4 B7 na stanju!', ['BMW Serija 3 E90 2008-2011']],
  ['Svi dijelovi za BMW E90 2008-2011', ['BMW Serija 3 E90 2008-2011']],
  ['BMW E90 2008-2011. Tagovi: golf 4, golf 5, audi a4', ['BMW Serija 3 E90 2008-2011']],
  ['Skinuto sa BMW E90 2008-2011, mijenjam za felge Audi A4', ['BMW Serija 3 E90 2008-2011']],
])('a description is read without the other cars of its seller: %s', (description, vehicles) => {
  expect(vehiclesIn('Far lijevi', description)).toEqual(vehicles);
});

test('what is said before an exchange is still read', () => {
  const { partNumbers } = read('Maska Golf 6', 'Original 5K0 853 651, može zamjena za masku GTI.');
  expect(partNumbers).toEqual(['5K0853651']);
});

test.each([
  ['Brisaci za sve osim Audi', []],
  ['Brisaci za sve osim za Audi i BMW', []],
  ['Felge 5x112, ne odgovaraju za Mercedes', []],
  ['Far Passat B6, nije za Golf 5 2003-2009', ['Volkswagen Passat B6 2005-2010']],
  ['Far Passat B6 (ne paše na Golf 5, Audi A4)', ['Volkswagen Passat B6 2005-2010']],
  ['Svi dijelovi osim motora Golf 5', ['Volkswagen Golf V 2003-2009']],
  ['Far nije original, za Golf 5', ['Volkswagen Golf V 2003-2009']],
])('a car that the part is not for is not read: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Hauba Audi A4 B8 (nije za B9)', ['Audi A4 B8 2007-2015']],
  ['Passat B7 hauba, ne odgovara na B6', ['Volkswagen Passat B7 2010-2015']],
  ['Astra H haube, ne pašu na Astra G', ['Opel Astra H 2004-2014']],
  ['Far Golf 5, nije za 6', ['Volkswagen Golf V 2003-2009']],
  ['BMW F30 maska osim G20 i G21', ['BMW Serija 3 F30 2011-2019']],
  ['A4 B6 B7 hauba, nije za B5', ['Audi A4 B6 2000-2004', 'Audi A4 B7 2004-2008']],
  ['Hauba Passat B6, nije za B7 2010-2014', ['Volkswagen Passat B6 2005-2010']],
  ['Branik A4 nije za B6', ['Audi A4 null-null']],
])('a generation that the part is not for is not read, nor are its years: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Hauba Astra', 'Astra H 04-10, boja srebrna', ['Opel Astra H 2004-2010']],
  ['Hauba Opel Astra', 'Skinuto sa Astra H', ['Opel Astra H 2004-2014']],
  ['Hauba Astra 2005', 'Skinuto sa Astra H', ['Opel Astra 2005-2005']],
  ['Hauba Astra', 'Za Astra H i Golf 5', ['Opel Astra null-null']],
])('%s with "%s" is of the generation that the description gives', (title, description, vehicles) => {
  expect(vehiclesIn(title, description)).toEqual(vehicles);
});
