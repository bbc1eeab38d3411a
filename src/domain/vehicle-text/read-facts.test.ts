import { expect, test } from 'vitest';
import { bodyIn, readFacts } from './read-facts.ts';

const generation = (id: number, name: string, yearFrom: number, yearTo: number, aliases: string[] = []) => ({
  id,
  name,
  aliases,
  yearFrom,
  yearTo,
});
const a4 = {
  name: 'A4',
  generations: [
    generation(1, 'B6', 2000, 2004, ['8e']),
    generation(2, 'B7', 2004, 2008, ['8ec']),
    generation(3, 'B8', 2007, 2015, ['8k']),
  ],
};
const golf = { name: 'Golf', generations: [generation(4, 'IV', 1997, 2003), generation(5, 'V', 2003, 2008)] };

const of = (
  slug: string,
  model: typeof a4,
  yearFrom: number | null = null,
  yearTo: number | null = null,
) => ({
  manufacturer: { slug },
  model,
  yearFrom,
  yearTo,
});

test.each([
  ['Hauba Audi A4 B8, original', of('audi', a4, 2007, 2015), { generation: 'B8' }],
  ['Hauba Audi A4 B8, original', of('audi', a4), { generation: 'B8' }],
  // The name is that of another vehicle of the part.
  ['Turbina 1.8 T Passat B8', of('audi', a4, 2000, 2004), { engine: '1.8 T' }],
  ['Far A4 8K', of('audi', a4), { generation: 'B8' }],
  ['Branik B7 i B8', of('audi', a4), undefined],
  ['Far lijevi Golf 5, 4 vrata', of('volkswagen', golf), { generation: 'V' }],
  ['Ručica mjenjača Golf, 5 brzina', of('volkswagen', golf), undefined],
  ['Branik zadnji (karavan, prije facelifta)', of('audi', a4), { body: 'karavan' }],
  ['Stop lampa Avant', of('audi', a4), { body: 'karavan' }],
  ['Staklo limuzina i karavan', of('audi', a4), undefined],
  ['Kvačilo 2,0tdi', of('audi', a4), { engine: '2.0 TDI' }],
  ['Kvačilo 1.9/2.0 TDI', of('audi', a4), undefined],
  ['Kvačilo 1.9 TDI i 2.0 TDI', of('audi', a4), undefined],
  ['Turbina 320 CDI', of('mercedes-benz', golf), { engine: '320 CDI' }],
  ['Anlaser 2.0d', of('bmw', golf), { engine: '2.0d' }],
  ['Far 1.6 i dalje', of('audi', a4), undefined],
  ['Alternator BKD', of('audi', a4), { engine: '2.0 TDI', engineCode: 'BKD' }],
  ['Alternator BKD', of('bmw', golf), undefined],
  ['AGR ventil 1.9 TDI AJM', of('volkswagen', golf), { engine: '1.9 TDI', engineCode: 'AJM' }],
  ['Ventil AGR', of('volkswagen', golf), undefined],
  ['Motor AGR', of('volkswagen', golf), { engine: '1.9 TDI', engineCode: 'AGR' }],
  ['Motor 1.9 tdi bxe', of('volkswagen', golf), { engine: '1.9 TDI', engineCode: 'BXE' }],
  ['Motor bkd', of('volkswagen', golf), { engine: '2.0 TDI', engineCode: 'BKD' }],
  ['Dizne 1.5 dci k9k', of('renault', golf), { engine: '1.5 dCi', engineCode: 'K9K' }],
  ['Dizne k9k', of('renault', golf), { engine: '1.5 dCi', engineCode: 'K9K' }],
  ['Turbina om651', of('mercedes-benz', golf), { engineCode: 'OM651' }],
  ['Turbina 2.2 cdi m57', of('mercedes-benz', golf), { engine: '2.2 CDI' }],
  ['Far akn', of('audi', a4), undefined],
  ['Far 4d4 d4d, bas nov', of('toyota', golf), undefined],
  ['Turbina Range Rover l320 turbo', of('land-rover', golf), undefined],
  ['Turbina Passat 140 tdi', of('volkswagen', golf), undefined],
  ['Turbina C220 CDI', of('mercedes-benz', golf), { engine: '220 CDI' }],
  ['Far E200 Kompressor', of('mercedes-benz', golf), { engine: '200 Kompressor' }],
  ['Turbina 2.0 TDI 103 kW', of('audi', a4), { engine: '2.0 TDI', kwFrom: 103, kwTo: 103 }],
  ['Anlaser 2,0 kW', of('audi', a4), undefined],
  ['Far desni, samo za xenon, novi', of('audi', a4), { equipment: 'samo za xenon' }],
  ['Far od 06/2007', of('audi', a4, 2007, 2015), { monthFrom: 6 }],
  ['Far od 06/2009', of('audi', a4, 2007, 2015), undefined],
])('%s', (name, fitment, facts) => {
  expect(readFacts(name, fitment)).toEqual(facts);
});

test.each([
  ['Audi A4 karavan, 2008', 'karavan'],
  ['Golf 5 hecbek', 'hečbek'],
  ['Golf 5 heč', 'hečbek'],
  ['BMW 320d limo', 'limuzina'],
  ['BMW e46 COUPE', 'kupe'],
  ['VW Sharan monovolumen', 'monovolumen'],
  // A van, or an estate car in everyday speech.
  ['Audi A4 kombi', undefined],
  ['Golf limuzina ili karavan', undefined],
  ['Golf 5', undefined],
])('%s has the body %s', (text, body) => expect(bodyIn(text)).toBe(body));
