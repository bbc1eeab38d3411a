import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { readAd } from './read-ad.ts';
import { withoutNumbersOfSale } from './without-numbers-of-sale.ts';

const TITLES = [
  'Far lijevi Opel Astra H 2004-2009',
  'Maska BMW E46 98-01',
  'Stop svjetlo Passat B6 2005-',
  'W204 volan AMG',
  'BMW F10 retrovizor',
  'EGR ventil Opel Astra H 1.9 cdti 55566051',
  'Chevrolet Captiva Opel Antara 2.0 far d',
];

const read = (title: string) => {
  const { fitments, side, partNumbers, category } = readAd(
    { title, description: '', category: '' },
    demoKnowledge,
    2026,
  );
  const vehicles = fitments.map(
    ({ manufacturer, model, yearFrom, yearTo }) =>
      `${manufacturer.name} ${model?.name} ${yearFrom}-${yearTo}`,
  );
  return { vehicles, side, partNumbers, category };
};

test.each([
  '061/123-456',
  '062123456',
  '066 / 111 222',
  '061 12 34 56',
  '0603 123 456',
  '(061) 123-456',
  'tel: 065 222 333',
  'viber 065/222-333',
  '+387 61 123 456',
  '00387 61/123-456',
  '033/123-456',
  '150 KM',
  '75,00KM',
  '- 1.200,00 KM',
  '200 eura',
  '100€',
  '50-80 KM',
  'cijena 320',
  'CIJENA: 75,00',
  'prešao 180.000 km',
  '180 000 km',
])('a telephone number, price or distance after a title changes nothing of what is read: %s', (end) => {
  for (const title of TITLES) expect(read(`${title} ${end}`), title).toEqual(read(title));
});

test.each(['061-222-333', '300KM', '+387 61 123 456 -'])('nor does one before it: %s', (start) => {
  for (const title of TITLES) expect(read(`${start} ${title}`), title).toEqual(read(title));
});

test.each([
  'Alternator 06F903023',
  'Anlaser 0061514401',
  'Hladnjak 068 121 253',
  'Kat. br. 061 123 456',
  'OEM: 0621234567',
  'Golf 5 6 7',
  'Far 2004-2009',
  'Felge 5x112 16 BMW 320',
])('%s has no number of a telephone and no price', (text) => {
  expect(withoutNumbersOfSale(text)).toBe(text);
});

test.each([
  ['Egr 1K0–131–501 Golf 5', ['1K0131501']],
  ['Ecu 89661—02E10 Toyota Corolla', ['8966102E10']],
  ['Filter zraka K&N 33-2865', ['332865']],
  ['Filter zraka K & N 33-2865', ['332865']],
  ['ABS pumpa 1K0 614 517 za Golf 5', ['1K0614517']],
  ['HLADNJAK 1K0820411 ZA GOLF 5', ['1K0820411']],
  ['Hladnjak 1K0820411 VW', ['1K0820411']],
  ['Stop svjetlo 1Z5 945 111 br. 5', ['1Z5945111']],
  ['Stop svjetlo 1Z5 945 111 u kutiji', ['1Z5945111']],
  ['Spona 1K0 411 315 R Golf 5', ['1K0411315R']],
  ['Alternator 06F 903023', ['06F903023']],
  ['Modul vrata 4F 0959795B audi a6', ['4F0959795B']],
  ['Far 1K0 941006 Golf 5 1.9 TDI', ['1K0941006']],
  ['Far 1k0 941 005 c golf 5', ['1K0941005C']],
  ['Turbina 9663199280 2 kom', ['9663199280']],
  ['Disk Brembo 09.9145.11 105ks', ['09914511']],
  ['Far A6 05.2008-2011 2 kom', []],
  ['Stop Passat B6 2005- 105ks', []],
  ['Peugeot 2008 206 207 far', []],
])('the part numbers in %s are %j', (title, numbers) => {
  expect(read(title).partNumbers).toEqual(numbers);
});

test.each([
  ['Meriva (B-27) retrovizor', 'Opel Meriva'],
  ['Vectra [C-104] prag', 'Opel Vectra'],
  ['Astra (H) prag', 'Opel Astra H'],
  ['Passat (B-6) prag', 'Volkswagen Passat B6'],
  ['Mercedes (W-211) prag', 'Mercedes-Benz E klasa W211'],
])('the shelf of a part in brackets is no generation: %s', (title, vehicle) => {
  const [fit] = readAd({ title, description: '', category: '' }, demoKnowledge, 2026).fitments;
  const names = [fit?.manufacturer.name, fit?.model?.name, fit?.generation?.name];
  expect(names.filter(Boolean).join(' ')).toBe(vehicle);
});
