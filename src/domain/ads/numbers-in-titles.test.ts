import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { readAd } from './read-ad.ts';

const read = (title: string) => readAd({ title, description: '', category: '' }, demoKnowledge, 2026);
const vehiclesIn = (title: string) =>
  read(title).fitments.map(({ manufacturer, model, generation }) =>
    [manufacturer.name, model?.name, generation?.name].filter(Boolean).join(' '),
  );

test.each([
  ['Stop desni Audi A4 8E', ['Audi A4 B6', 'Audi A4 B7']],
  ['Audi 8E far', ['Audi A4 B6', 'Audi A4 B7']],
  ['Audi A4 B7 8E far', ['Audi A4 B7']],
  ['Audi 8E B6 far', ['Audi A4 B6']],
  ['Dacia Logan 1 MCV blatobran', ['Dacia Logan I']],
  ['Caravelle/Transporter T5 far', ['Volkswagen Transporter T5']],
  ['FAR RENAULT TRAFIC 2 I OPEL VIVARO A', ['Renault Trafic II', 'Opel Vivaro A']],
  ['Brava Golf 4 set', ['Volkswagen Golf IV']],
  ['Far Peugeot 308 set', ['Peugeot 308']],
])('a generation is of the car that is named beside it: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Mercedes W 211 far', ['Mercedes-Benz E klasa W211']],
  ['BMW E-46 branik', ['BMW Serija 3 E46']],
  ['far e 90 / e 60', ['BMW Serija 3 E90', 'BMW Serija 5 E60']],
  ['Mercedes E 220 W-211 volan', ['Mercedes-Benz E klasa W211']],
  ['Stop svjetlo D 40', []],
  ['Vrata Golf 5 3/5 vrata', ['Volkswagen Golf V']],
  ['Far Golf 5,6 Passat B6', ['Volkswagen Golf V', 'Volkswagen Golf VI', 'Volkswagen Passat B6']],
  ['Far Clio 1,2 16v', ['Renault Clio']],
  ['Amortizeri Clio 2 (kom 50 KM)', ['Renault Clio II']],
  ['Felge Golf 4 kom', ['Volkswagen Golf']],
  ['Far Golf 4/5', ['Volkswagen Golf IV', 'Volkswagen Golf V']],
  ['2004-2011 A klasa 169 letva volana', ['Mercedes-Benz A klasa W169']],
])('a code may be written apart, and a number of doors is no generation: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['BMW F10 retrovizor, polica 320', ['BMW Serija 5 F10']],
  ['BMW X5 far (300)', ['BMW X5']],
  ['Mercedes 208 308 310 D hladnjak', ['Mercedes-Benz']],
  ['Mercedes 208 CLK far', ['Mercedes-Benz CLK W208']],
  ['W204 volan 100', ['Mercedes-Benz C klasa W204']],
  ['BMW E46 320 i 520 felge', ['BMW Serija 3 E46', 'BMW Serija 5']],
  ['BMW 318 E46 i 520 E39 felge', ['BMW Serija 3 E46', 'BMW Serija 5 E39']],
  ['Amortizeri Golf 5 X2', ['Volkswagen Golf V']],
  ['Zimske gume 205/55 x4', []],
  ['Far BMW X4', ['BMW X4']],
  ['Far X4 F26', ['BMW X4 F26']],
])('a number far from every name is no further car: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Chevrolet Captiva Opel Antara 2.0 far d 2 kom', 'right'],
  ['Far D 1.9 TDI Golf', 'right'],
  ['Stop L 200', null],
])('the side in %s is %s', (title, side) => {
  expect(read(title).side).toBe(side);
});

test.each([
  ['Stop Passat B6 2005-, garancija', ['Passat 2005-2010']],
  ['[Stop Passat B6 2005-]', ['Passat 2005-2010']],
  ['Stop Passat B6 2005-2008 set', ['Passat 2005-2008']],
  ['Felge Golf 5 2003-2008, gume 2024', ['Golf 2003-2008']],
])('the years in %s are those of the car', (title, vehicles) => {
  const { fitments } = read(title);
  expect(fitments.map(({ model, yearFrom, yearTo }) => `${model?.name} ${yearFrom}-${yearTo}`)).toEqual(
    vehicles,
  );
});
