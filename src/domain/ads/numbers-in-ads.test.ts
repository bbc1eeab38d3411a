import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { readAd } from './read-ad.ts';

const read = (title: string, description = '') =>
  readAd({ title, description, category: '' }, demoKnowledge, 2026);

test.each([
  ['03L 906 023 kompjuter Golf 6', ['03L906023']],
  ['06A 905 115 D bobina Golf 4', ['06A905115D']],
  ['Turbina 03G 253 019 Passat 2005', ['03G253019']],
  ['04L-906-016 kompjuter motora', ['04L906016']],
  ['Kvačilo 02a 141 165 m', ['02A141165M']],
  ['Hladnjak Ford Focus 98AB 8005 FD', ['98AB8005FD']],
  ['BMW 320d 2008 kw far', []],
])('the letter of an engine belongs to the number of the part in %s', (title, numbers) => {
  expect(read(title).partNumbers).toEqual(numbers);
});

test('the letter of an engine in a number is no year of the car', () => {
  const { fitments } = read('Kompjuter', 'Bosch 03G 906 016 Audi A3 8P 2.0 TDI');
  expect(fitments.map(({ yearFrom, yearTo }) => [yearFrom, yearTo])).toEqual([[2003, 2013]]);
});

test.each([
  ['Passat 03g 5 brzina', 2003],
  ['Passat 06g 061 123 456', 2006],
])('a year with its letter is still a year in %s', (title, year) => {
  expect(read(title).fitments[0]?.yearFrom).toBe(year);
});

test.each([
  ['Glava 2.0 TDI BKD 061 123 456', []],
  ['Golf 5 far 062-123-456', []],
  ['Golf 5 far 065 123 456, povoljno', []],
  ['Grande Punto 1.3 motor 199A2000', []],
  ['Golf 5 far OEM 066 109 111', ['066109111']],
  ['Golf 5 filter ulja 068 115 561 B', ['068115561B']],
])('the number of a telephone or an engine is not that of a part in %s', (title, numbers) => {
  expect(read(title).partNumbers).toEqual(numbers);
});

test.each([
  ['Vito 638 639 111 115 CDI vrata', []],
  ['Sprinter 211 213 311 313 retrovizor', []],
  ['Sprinter 311 313 316 CDI retrovizor', []],
  ['206-207-307 prekidač podizača', []],
  ['207 308 3008 5008 turbina', []],
  ['Pumpa ulja Golf 4 028 115 105', ['028115105']],
  ['ABS ATE 10.0960-1136.3 Golf 5', ['10096011363']],
])('a list of models or engines is no number of a part in %s', (title, numbers) => {
  expect(read(title).partNumbers).toEqual(numbers);
});

test.each([
  ['Vito 638 639 vrata', 'W638 W639'],
  ['Peugeot 206-207-307 prekidač', '206 207 307'],
])('%s names %s', (title, names) => {
  const { fitments } = read(title);
  expect(fitments.map(({ model, generation }) => generation?.name || model?.name).join(' ')).toBe(names);
});

test.each([
  ['Transit Connect klizna vrata L 02-12', 'left'],
  ['Far L 2005-2009 Corsa', 'left'],
  ['Vrata L200 2008', null],
  ['Far lijevi Corsa, imam i desni', 'left'],
  ['far corsa lijevi, prodajem i desni', 'left'],
  ['Far lijevi i desni Corsa', 'both'],
])('the side of the part, also as a letter before the years: %s', (title, side) => {
  expect(read(title).side).toBe(side);
});

test.each([
  ['Tel 065 123 456 far golf 4 l+d', 'farovi'],
  ['C4 Picasso 7 sjedišta rolo', null],
  ['2 sjedišta Golf 5', 'sjedista'],
  ['Rezervni točak Ford 5x108', 'felge-i-gume'],
  ['Gvint ovjes Golf 4', 'amortizeri'],
  ['Downpipe A6 C7', 'izduvni-sistemi'],
  ['Difuzor BMW E92', 'spojleri-i-lajsne'],
  ['Vjetrobran staklo Peugeot 3008', null],
] as const)('%s is in the category %s', (title, category) => {
  expect(read(title).category).toBe(category);
});

test.each([
  ['Valeo 12317787339', ['12317787339']],
  ['Kontakt 38761222333', []],
  ['JIB 4200000000001', []],
  ['12345678', []],
  ['BOSCH 0001125606, VW T5', ['0001125606']],
  ['TRW GDB1550, prednje', ['GDB1550']],
  ['INA 530 0550 32, nov', ['530055032']],
  ['Bosch 061222333', []],
  ['sa gumama Michelin 225/45', []],
])('digits in a description are a part number where they are as long as one: %s', (description, numbers) => {
  expect(read('Alternator', description).partNumbers).toEqual(numbers);
});

test.each([
  ['Ležaj točka SKF VKBA 3456', ['VKBA3456']],
  ['Ležaj točka SKF VKBA3456 Golf 5', ['VKBA3456']],
  ['Filter ulja Mann HU 7020 Z', ['HU7020Z']],
  ['Filter ulja Mann HU7020Z', ['HU7020Z']],
  ['Filter zraka Mann C 30 125', ['C30125']],
  ['Pločice TRW GDB1330 Golf 4', ['GDB1330']],
  ['LUK 624 3200 33 set kvačila', ['624320033']],
  ['Set zupčasti INA 530 0171 10', ['530017110']],
  ['Brembo 09.9145.11 diskovi', ['09914511']],
  ['Alternator Valeo 437454 Golf 4', ['437454']],
  ['Rame Febi 23820 Polo 9N', ['23820']],
  ['Filter ulja Mann W712/75', ['W71275']],
  ['Metlice Bosch A863S', ['A863S']],
  ['Amortizer Monroe G7384 Golf 5', ['G7384']],
  ['Far Hella 1LE 009 447-051 Golf 5', ['1LE009447051']],
  ['Kvačilo 30205 4E150', ['302054E150']],
])('the number of a maker of parts is one of the part in %s', (title, numbers) => {
  const { partNumbers, fitments } = read(title);
  expect(partNumbers).toEqual(numbers);
  expect(fitments.map(({ manufacturer }) => manufacturer.name)).toEqual(
    /Golf|Polo/.test(title) ? ['Volkswagen'] : [],
  );
});

test.each([
  ['Akumulator Varta 74Ah 680A', []],
  ['Alternator Bosch 120A 2005-2009 Astra H', []],
  ['Kvačilo LUK 307 308', ['307', '308']],
  ['Alternator Valeo 307 1560 ccm', ['307']],
  ['Filter Mann C 220 CDI W204', ['C klasa']],
  ['Senzor Bosch W203/204', ['C klasa', 'C klasa']],
  ['Gume Hankook W320', []],
  ['Gume Semperit 175/65 R14', []],
  ['Felge 15000 5x112', []],
  ['Pumpa Bosch 1.9 TDI Passat', ['Passat']],
])('no number of a part is what follows the maker in %s', (title, models) => {
  const { partNumbers, fitments } = read(title);
  expect(partNumbers).toEqual([]);
  if (models.length > 0) expect(fitments.map(({ model }) => model?.name)).toEqual(models);
});

test.each([
  ['038906019A pumpa Golf 4', ['038906019A']],
  ['028145702L turbina', ['028145702L']],
  ['Kompjuter 038906019GP Golf 4', ['038906019GP']],
  ['BMW 7 165 800 ogledalo', ['7165800']],
  ['BMW 5 520 530 felge', []],
])('letters and groups that look like a unit or a car: the numbers of %s', (title, numbers) => {
  expect(read(title).partNumbers).toEqual(numbers);
});

test.each([
  ['Balast D2S 5DV 007 760-00 Vectra C', ['5DV00776000']],
  ['Žmigavac 2BA 006 692-01', ['2BA00669201']],
  ['Stop 2VA 008 307 2005-2009 Astra H', ['2VA008307']],
  ['96 380 012 80 pumpa Peugeot 406', ['9638001280']],
  ['98.025.463.80 senzor Peugeot 308', ['9802546380']],
  ['GM 93 185 500 glava Corsa C', ['93185500']],
  ['Stop Honda CR-V 33500-SWW-G01', ['33500SWWG01']],
  ['Honda 33101-S5A-G01 far Civic', ['33101S5AG01']],
  ['Far 10006 TDI 105', []],
  ['6 934 414 BMW modul', ['6934414']],
  ['Ford finis 1 496 122 retrovizor', ['1496122']],
  ['Ford 1 837 430 pumpa', ['1837430']],
  ['Ford Focus 1 150 115 KS', []],
  ['Stop Peugeot 207 6351Y4', ['6351Y4']],
  ['Golf 5 2005b6', []],
  ['Regulator F 00M 145 350 Golf 5', ['F00M145350']],
  ['Protokomjer Hitachi AFH70M-48', ['AFH70M48']],
  ['Protokomjer Hitachi AFH70M Corsa', ['AFH70M']],
  ['Termostat Wahler 4256.80D Golf 3', ['425680D']],
  ['Termostat Wahler 4124.87D50 A4', ['412487D50']],
  ['Kvačilo LUK 2000.50', []],
])('the last group of a number of Hella or Peugeot has two digits: %s', (title, numbers) => {
  expect(read(title).partNumbers).toEqual(numbers);
});

test.each([
  ['Ležaj VKBA3569 Golf 4', ['VKBA3569']],
  ['Ležaj VKBA 3569 Golf 4', ['VKBA3569']],
  ['Pločice GDB1550 Golf 5', ['GDB1550']],
  ['Filter ulja HU816x BMW', ['HU816X']],
  ['Filter ulja HU 719/7 x Golf 4', ['HU7197X']],
  ['Golf HU 4', []],
  ['Anlaser Valeo D7R49', ['D7R49']],
  ['Anlaser Valeo D6RA133 Clio', ['D6RA133']],
  ['Turbina Garrett GT17', []],
  ['EGR Pierburg 7.22818.57.0 2.0 tdi', ['722818570']],
])('the letters that a maker begins its numbers with name it without the maker: %s', (title, numbers) => {
  expect(read(title).partNumbers).toEqual(numbers);
});

test.each([
  ['0445110183', ['0445110183']],
  ['Opel 1.3 cdti, 0445110183, testirane', ['0445110183']],
  ['GM 13213398, bez rupa', ['13213398']],
  ['VAG 1K0820803, ispravan', ['1K0820803']],
  ['Opel GM, zvati 061123456', []],
  ['Zvati 0401234567', []],
  ['0611234567', []],
  ['0911234567', []],
  ['033123456', []],
  ['01761234567', []],
])('ten digits of Bosch are a number of the part, those of a telephone are none: %s', (line, numbers) => {
  expect(read('Dizne', line).partNumbers).toEqual(numbers);
});
