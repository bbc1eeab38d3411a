import { describe, expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';
import { formatYears } from '../../years.ts';

function vehicle(text: string): string | undefined {
  const found = planOf(text).vehicle;
  return (
    found &&
    [
      found.model?.name ?? found.manufacturer.name,
      found.generation?.name,
      found.years && formatYears(found.years.from, found.years.to),
    ]
      .filter(Boolean)
      .join(' ')
  );
}

describe('the vehicle in a query', () => {
  test.each([
    ['golf 5 2006 branik', 'Golf V 2006'],
    ['branik golf V', 'Golf V'],
    ['golf mk5 far', 'Golf V'],
    ['golf 05 godina far', 'Golf 2005'],
    ['far golf 5 06 godina', 'Golf V 2006'],
    ['golf petica', 'Golf V'],
    ['far golfa petice', 'Golf V'],
    ['golfa peticu', 'Golf V'],
    ['far bmw trojke e46', 'Serija 3 E46'],
    ['branik od audija a4 b8', 'A4 B8'],
    ['dizna 320 cdi w204', 'C klasa W204'],
    ['mercedes c 220 cdi stop', 'C klasa'],
    ['far bosch golf 5', 'Golf V'],
    ['golf6 far', 'Golf VI'],
    ['5 golf far', 'Golf V'],
    ['golf far 1k', 'Golf V'],
    ['remen 5pk golf', 'Golf'],
    ['golf 6pk remen', 'Golf'],
    ['5pk1200', undefined],
    ['alternator 90 ampera vw', 'Volkswagen'],
    ['far za vw golf 4', 'Golf IV'],
    ['mjenjač golf 6 brzina', 'Golf'],
    ['golf plus far', 'Golf Plus'],
    ['a4b8 far', 'A4 B8'],
    ['audi a4 b8', 'A4 B8'],
    ['bmw e46 hauba', 'Serija 3 E46'],
    ['e46 hauba', 'Serija 3 E46'],
    ['bmw trojka hauba', 'Serija 3'],
    ['trojka e46', 'Serija 3 E46'],
    ['audi četvorka b8', 'A4 B8'],
    ['golf pet far', 'Golf V'],
    ['golf cetri far', 'Golf IV'],
    ['golf 4ka far', 'Golf IV'],
    ['golf 5ica', 'Golf V'],
    ['golf5ica far', 'Golf V'],
    ['golfa 5ice', 'Golf V'],
    ['golf 5.5 far', 'Golf V'],
    ['golf četvrtica far', 'Golf IV'],
    ['golf mkV far', 'Golf V'],
    ['golf kombi 5 far', 'Golf V'],
    ['far golf karavan 4', 'Golf IV'],
    ['far za dvicu', 'Golf'],
    ['keca felge', 'Golf'],
    ['dvojka gti felge', 'Golf'],
    ['golf ajncer far', 'Golf'],
    ['golf finfer far', 'Golf V'],
    ['golf jedan far', 'Golf'],
    ['far golfića 5', 'Golf V'],
    ['far korolice', 'Corolla'],
    ['opelčina far', 'Opel'],
    ['škodica octavia far', 'Octavia'],
    ['polica gepeka', undefined],
    ['bmw dvica far', 'BMW'],
    ['e 46 hauba', 'Serija 3 E46'],
    ['mercedes w 204 stop', 'C klasa W204'],
    ['far plus golf', 'Golf Plus'],
    ['golf 2.5 far', 'Golf'],
    ['far octavia dvojka', 'Octavia II'],
    ['klasa', undefined],
    ['klase far', undefined],
    ['xy klasa far', undefined],
    ['mjenjač golf pet brzina', 'Golf'],
    ['četvorka', 'Golf IV'],
    ['mercedes c klasa w204', 'C klasa W204'],
    ['c klasu far', 'C klasa'],
    ['rav 4 far', 'RAV4'],
    ['rav4', 'RAV4'],
    ['tojota korola far', 'Corolla'],
    ['peugeot 206 far', '206'],
    ['mazda 3 far', '3'],
    ['far 3', undefined],
    ['ocatvia 2 far', 'Octavia II'],
    ['шкода октавиа 2', 'Octavia II'],
    ['vw far', 'Volkswagen'],
    ['turbina 320d', 'Serija 3'],
    ['far bmw 318i', 'Serija 3'],
    ['c220 stop', 'C klasa'],
    ['mercedes c200 far', 'C klasa'],
    ['brava vrata', undefined],
    ['fiat brava hauba', 'Brava'],
    ['jeftin far', undefined],
    ['gume 206/55 r16', undefined],
    ['petica golf far', 'Golf V'],
    ['golf far vw 5', 'Golf V'],
    ['golf 5/6 far', 'Golf V'],
    ['golf 2.0tdi far', 'Golf'],
    ['far 2000 ccm golf 6', 'Golf VI'],
    ['ulje 5w30', undefined],
    ['206 far', '206'],
    // Two mistakes in five letters are accepted only beside other words.
    ['toyxo ', undefined],
    ['far toyxo ', 'Toyota'],
    ['motor olf ', undefined],
    ['8K0 941 003 C', undefined],
    ['cijena farova a4', 'A4'],
    ['far 2006', undefined],
    ['', undefined],
  ])('%s → %s', (text, expected) => expect(vehicle(text)).toBe(expected));

  test.each([
    ['golf 5 2006g far', 'Golf V 2006'],
    ['golf 5 2006god far', 'Golf V 2006'],
    ['golf 5 2006te far', 'Golf V 2006'],
    ['far golf 5 2006oj', 'Golf V 2006'],
    ['golf 5 2006. godina far', 'Golf V 2006'],
    ['far golf 06g', 'Golf 2006'],
    ['golf 06god. far', 'Golf 2006'],
    ['golf 06. god far', 'Golf 2006'],
    ['golf 5 06 godište far', 'Golf V 2006'],
    ['far 06. god golf', 'Golf 2006'],
    ["golf '06 far", 'Golf 2006'],
    ["far '06 golf", 'Golf 2006'],
    ['golf iz 99 far', 'Golf 1999'],
    ['far za golf karavan iz 06', 'Golf 2006'],
    ['golf 05-08 far', 'Golf 2005–2008'],
    ['golf od 05 do 08 far', 'Golf 2005–2008'],
    ['golf my06 far', 'Golf 2006'],
    ['golf 2004-2008 far', 'Golf 2004–2008'],
    ['far golf 2004 do 2008', 'Golf 2004–2008'],
    ['far za golf od 2004. do 2008. godine', 'Golf 2004–2008'],
    ['golf 2006/2007 far', 'Golf 2006–2007'],
    ['golf 2004.-2008. far', 'Golf 2004–2008'],
    ['far golf iz 2005-e', 'Golf 2005'],
    ['a4 08+ far', 'A4 2008–2015'],
    ['far golf 5 05+', 'Golf V 2005–2009'],
    ['golf 5 2006 2007 far', 'Golf V 2006–2007'],
    // An open end is that of production.
    ['far golf od2006', 'Golf 2006–2013'],
    ['golf 5 od 2006 far', 'Golf V 2006–2009'],
    ['far golf 5 2006+', 'Golf V 2006–2009'],
    ['golf do 2008 far', 'Golf 1997–2008'],
    ['golf 5 do 2006. godine far', 'Golf V 2003–2006'],
    ['golf poslije 2010 far', 'Golf 2011–2013'],
    ['far golf nakon 2010', 'Golf 2011–2013'],
    ['golf prije 2005 far', 'Golf 1997–2004'],
    ['a4 2008+ far', 'A4 2008–2015'],
    ['golf 2008 na dalje far', 'Golf 2008–2013'],
    ['golf 2008 i novije far', 'Golf 2008–2013'],
    ['golf 2008 nove felge', 'Golf 2008'],
    ['golf 5 od 2015 far', 'Golf V 2015'],
    ['audi do 2008 far', 'Audi 1990–2008'],
    // Wheels, engines and generations are not years.
    ['felge golf od 15 cola', 'Golf'],
    ['felge 15-17 golf', 'Golf'],
    ['felge od 15 za golf', 'Golf'],
    ['golf 5 97g far', 'Golf V'],
  ])('with its year: %s → %s', (text, expected) => expect(vehicle(text)).toBe(expected));

  test.each([
    'do 2008',
    'od 2006',
    '2006+',
    '2008 i novije',
    'poslije 2010',
    'nakon 2010',
    'prije 2005',
    'od 2004 do 2008',
    '2004-2008',
  ])('no word of the years is left over: %s', (years) => {
    const asked = planOf(`golf ${years} far `).units.filter(({ role }) => role !== 'vehicle');
    expect(asked.map(({ exact }) => exact)).toEqual(["'=far'"]);
  });

  test.each(['golf 5 2006. godina far', 'golf 06. god far', 'far 2006 godište', 'far 2006g'])(
    'words for a year are no words of their own: %s',
    (text) => {
      const asked = planOf(text).units.filter(({ role }) => role !== 'vehicle');
      const words = asked.flatMap((unit) => unit.words.map((word) => word.text));
      expect(words.filter((word) => word.startsWith('g'))).toEqual([]);
    },
  );

  test('is ignored when the visitor says so', () =>
    expect(planOf('golf 5 far', { withVehicle: false }).vehicle).toBeUndefined());
});
