import { expect, test } from 'vitest';
import { takePrice } from './price-in-query.ts';

/** `felge | -500`: the text without the price, and the price in KM. */
function read(text: string): string {
  const { price, rest } = takePrice(text);
  if (!price) return rest;
  const [from, to] = [price.fromMinor, price.toMinor].map((minor) => (minor === null ? '' : minor / 100));
  return `${rest.trim().replace(/\s+/g, ' ')} | ${from}-${to}`;
}

test.each([
  ['felge do 500 KM', 'felge | -500'],
  ['felge do 500km', 'felge | -500'],
  ['turbina do hiljadu maraka', 'turbina | -1000'],
  ['turbina do tisuću km', 'turbina | -1000'],
  ['turbina do hiljadu', 'turbina | -1000'],
  ['felge od sto do dvjesto maraka', 'felge | 100-200'],
  ['felge do dvjesto pedeset maraka', 'felge | -250'],
  ['far do sto km', 'far | -100'],
  ['felge do dvije hiljade KM', 'felge | -2000'],
  ['felge do 2 hiljade maraka', 'felge | -2000'],
  ['felge do 2 soma', 'felge | -2000'],
  ['felge do hiljadu i petsto maraka', 'felge | -1500'],
  ['far do 150e', 'far | -293.37'],
  ['far do 150 evra', 'far | -293.37'],
  ['far do sto eura', 'far | -195.58'],
  ['golf 150e far', 'golf 150e far'],
  ['što za golf', 'što za golf'],
  ['peugeot dvjesto šest far', 'peugeot dvjesto šest far'],
  ['do 500 km felge 17', 'felge 17 | -500'],
  ['felge ispod 500', 'felge | -500'],
  ['felge manje od 500', 'felge | -500'],
  ['jeftinije od 500 maraka felge', 'felge | -500'],
  ['felge max 500', 'felge | -500'],
  ['felge max. 500 KM', 'felge | -500'],
  ['felge najviše 1.500 KM', 'felge | -1500'],
  ['volan do 300', 'volan | -300'],
  ['far do 99,90 KM', 'far | -99.9'],
  ['felge 500 KM', 'felge | -500'],
  ['felge od 300 do 600 km', 'felge | 300-600'],
  ['felge od 300 do 600', 'felge | 300-600'],
  ['felge 300-600 KM', 'felge | 300-600'],
  ['felge između 300 i 600 KM', 'felge | 300-600'],
  ['felge preko 300 KM', 'felge | 300-'],
  ['felge skuplje od 300 KM', 'felge | 300-'],
  ['felge oko 500 KM', 'felge | 400-600'],
  ['felge do 250 eura', 'felge | -488.96'],
  ['felge do 250€ crne', 'felge crne | -488.96'],
  ['felge do 2000 KM', 'felge | -2000'],
  ['фелге до 500 км', 'фелге | -500'],
  ['felge do 1 500 KM', 'felge | -1500'],
  ['felge do 1 500', 'felge | -1500'],
  ['felge 1 000 KM', 'felge | -1000'],
  ['felge od 1 500 do 2 500 KM', 'felge | 1500-2500'],
  ['felge 1 000-1 500 KM', 'felge | 1000-1500'],
  ['felge oko 1 500 KM', 'felge | 1200-1800'],
  ['golf 4 100 KM', 'golf 4 | -100'],
  ['far golf 4 i 5 300 KM', 'far golf 4 i 5 | -300'],
  ['far peugeot 206 100 KM', 'far peugeot 206 | -100'],
  ['felge do 500,- KM', 'felge | -500'],
  ['felge do 500.- KM crne', 'felge crne | -500'],
  ['felge 1.500,–', 'felge | -1500'],
  ['far 50-100 KM', 'far | 50-100'],
  ['far od 50 do 100 KM', 'far | 50-100'],
  ['far između 20 i 80 KM', 'far | 20-80'],
  ['felge 1990-2000 KM', 'felge | 1990-2000'],
  ['felge 17 do 500 KM', 'felge 17 | -500'],
  ['felge od 17" do 500 KM', 'felge od 17" | -500'],
  ['far golf od 08 do 12 200 KM', 'far golf od 08 do 12 | -200'],
  ['far ford c max 100 KM', 'far ford c max | -100'],
  ['far ford S-max 2 150 KM', 'far ford S-max 2 | -150'],
  ['far golf 5 - 100 KM', 'far golf 5 - | -100'],
  ['far golf 5 od 2004 do 2008 do 200 KM', 'far golf 5 od 2004 do 2008 | -200'],
])('%s → %s', (text, expected) => expect(read(text)).toBe(expected));

test.each([
  'felge 17 5x112',
  'fiat 500 far',
  'far fiat 500',
  'peugeot 307 far',
  'golf 5 od 2004 do 2008',
  'golf do 2008 far',
  'golf od 05 do 08',
  'gume 205/55 r16',
  'motor do 150 ks',
  'brzinomjer do 240 km/h',
  'felge od 17 cola',
  'opruge do 40',
  'disk 312 mm',
  '1K0 941 006',
  'max 5',
  'far e46 do 2001',
  'dpf euro 5',
  'do 500 KM',
  '',
])('no price: %s', (text) => expect(takePrice(text)).toEqual({ price: undefined, rest: text }));

test.each([
  ['motor do 150000 km', 'motor'],
  ['motor prešao 200.000 km', 'motor'],
  ['motor 200 000 km', 'motor'],
  ['mjenjač 300 000 km golf', 'mjenjač golf'],
  ['motor do 150 000 km', 'motor'],
  ['motor prešao 187 500 km', 'motor'],
  ['motor sa 150 000 km golf', 'motor sa golf'],
])('%s names a mileage, which is not searched for', (text, searched) => {
  const { price, rest } = takePrice(text);
  expect(price).toBeUndefined();
  expect(rest.replace(/\s+/g, ' ').trim()).toBe(searched);
});
