import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FIELD_FILTERS } from '../product-list/filters.ts';
import { analyseQuery } from './analyse-query.ts';
import { didYouMean } from './did-you-mean.ts';
import { planQuery } from './plan-query.ts';
import { productTerms } from './product-terms.ts';
import { relaxedQuery, strictQuery } from './relax-query.ts';
import { makeSearchIndex } from './search-index.ts';

const make = (id: number, name: string, aliases: string[] = []) => ({
  id,
  name,
  slug: name.toLowerCase(),
  aliases,
});
const model = (id: number, manufacturerId: number, name: string, aliases: string[] = []) => ({
  id,
  manufacturerId,
  name,
  aliases,
  slug: name.toLowerCase().replaceAll(' ', '-'),
});
const generation = (
  id: number,
  modelId: number,
  name: string,
  yearFrom: number,
  yearTo: number,
  aliases: string[] = [],
) => ({
  id,
  modelId,
  name,
  aliases,
  yearFrom,
  yearTo,
});

const makes = [
  make(1, 'Volkswagen', ['VW']),
  make(2, 'Audi'),
  make(3, 'BMW'),
  make(4, 'Mercedes-Benz', ['Mercedes']),
];
makes.push(make(5, 'Toyota'), make(6, 'Peugeot'), make(7, 'Mazda'), make(8, 'Škoda'), make(9, 'Fiat'));
const models = [model(1, 1, 'Golf'), model(2, 1, 'Golf Plus'), model(3, 2, 'A4'), model(4, 3, 'Serija 3')];
models.push(
  model(5, 4, 'C klasa'),
  model(6, 5, 'RAV4'),
  model(7, 6, '206'),
  model(8, 7, '3'),
  model(9, 8, 'Octavia'),
  model(10, 6, '206 Plus', ['206+']),
  model(11, 9, 'Brava'),
  model(12, 3, 'M3'),
);
const generations = [
  generation(1, 1, 'IV', 1997, 2004),
  generation(2, 1, 'V', 2003, 2009, ['1k']),
  generation(3, 1, 'VI', 2008, 2013),
  generation(4, 3, 'B8', 2007, 2015),
  generation(5, 4, 'E46', 1998, 2006),
  generation(6, 5, 'W204', 2007, 2014),
  generation(7, 9, 'II', 2004, 2013),
  generation(8, 12, 'E46', 2000, 2006),
];

const NAMES = [
  'Far lijevi',
  'Branik prednji',
  'Stop svjetlo desno',
  'Mjenjač 6 brzina',
  'Alternator',
  'Retrovizor',
];
NAMES.push(
  'Hauba',
  'Zamajac',
  'Felga 17"',
  'Filter zraka',
  'Filter ulja',
  'Kočioni disk',
  'Staklo retrovizora',
);
const words = new Map<string, number>();
for (const { manufacturerId, ...own } of models) {
  const manufacturer = makes[manufacturerId - 1]!;
  const known = generations.filter(({ modelId }) => modelId === own.id);
  for (const name of NAMES) {
    const fitments = [{ manufacturer, model: { ...own, generations: known }, yearFrom: 2003, yearTo: 2009 }];
    for (const term of productTerms(
      { fields: NO_FIELD_FILTERS, name, partNumbers: [], categories: [], fitments },
      2026,
    ))
      words.set(term, (words.get(term) ?? 0) + 1);
  }
}
const lines = [...words].map(([word, count]) => `${word} ${count}`).join('\n');
const index = makeSearchIndex({
  version: 1,
  makes,
  models,
  generations,
  categories: [{ id: 1, name: 'Alternatori', slug: 'alternatori' }],
  tuning: [],
  words: lines,
});

const plan = (text: string, withVehicle = true) =>
  planQuery(analyseQuery(text), index.vocabulary, index.lexicon, { withVehicle, isLenient: false });
const strict = (text: string) => strictQuery(plan(text), index.vocabulary.size);
const exact = (text: string) => strict(text)?.exact;

const meant = (text: string) => didYouMean(text, plan(text).words, index.entities);

function vehicle(text: string): string | undefined {
  const found = plan(text).vehicle;
  return (
    found &&
    [found.model?.name ?? found.make.name, found.generation?.name, found.year].filter(Boolean).join(' ')
  );
}

describe('the vehicle in a query', () => {
  test.each([
    ['golf 5 2006 branik', 'Golf V 2006'],
    ['branik golf V', 'Golf V'],
    ['golf mk5 far', 'Golf V'],
    ['golf petica', 'Golf V'],
    ['golf6 far', 'Golf VI'],
    ['5 golf far', 'Golf V'],
    ['golf far 1k', 'Golf V'],
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
    ['mjenjač golf pet brzina', 'Golf'],
    ['četvorka', undefined],
    ['mercedes c klasa w204', 'C klasa W204'],
    ['c klasu far', 'C klasa'],
    ['rav 4 far', 'RAV4'],
    ['rav4', 'RAV4'],
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

  test('is left alone when the visitor says so', () =>
    expect(plan('golf 5 far', false).vehicle).toBeUndefined());
});

describe('what a query asks for', () => {
  test.each([
    ['bremze ', "'=kocnica'"],
    ['farovi ', "'=far'"],
    ['stop svijetlo ', "'=stop-svetlo'"],
    ['штоп светло ', "'=stop-svetlo'"],
    ['svjetlo stop', "'=stop-svetlo'"],
    ['poklopac motora ', "'=hauba'"],
    ['filter golf zraka ', "('=filter-zraka' & '@v1')"],
    ['staklo retrovizora', "'=staklo-retrovizora'"],
    ['dsni far ', "('desn' & '=far')"],
    ['far golf 5', "('=far' & '@g2')"],
  ])('%s → %s', (text, expected) => expect(exact(text)).toBe(expected));

  test('leaves out words without a meaning of their own, unless there are no others', () => {
    expect(plan('far za golf').units).toHaveLength(2);
    expect(plan('za ').units).toHaveLength(1);
  });

  test('corrects what is mistyped and says so', () => {
    expect(meant('alternotar golf')).toBe('alternator golf');
    expect(meant('alternaotri golf')).toBe('alternatori golf');
    expect(meant('imate li retrovzor golf')).toBe('imate li retrovizor golf');
    expect(meant('štop ili retrovzor')).toBe('štop ili retrovizor');
    expect(meant('golf sedam')).toBeUndefined();
    expect(meant('alternator golf')).toBeUndefined();
  });

  test('searches an unknown word as a beginning, and one with digits as a part number too', () => {
    expect(strict('wxyq12345 ')?.any).toContain("'#wxyq12345':*");
  });

  test('looks up what is whole, and compares what is still being typed, where that has many readings', () => {
    const typing = strict('golf alternator p');
    expect(typing?.any).toContain("'peugeot'");
    expect(typing?.lookUp).toContain("'=alternator'");
    expect(typing?.lookUp).not.toContain("'peugeot'");
    expect(strict('golf alternat')?.lookUp).toBeUndefined();
    expect(strict('p')?.lookUp).toBeUndefined();
  });

  test('gives up a quality before the part or the vehicle', () => {
    const exact = relaxedQuery(plan('golf far lijevi '))?.exact;
    expect(exact).toContain("'=far'");
    expect(exact).not.toContain("'lev'");
  });

  test('can do without any one thing', () => {
    expect(relaxedQuery(plan('far'))).toBeUndefined();
    expect(relaxedQuery(plan('lijevi far '))?.exact).toContain("'=far'");
  });

  test('cuts what is longer than 200 characters', () => {
    expect(analyseQuery('far '.repeat(2500)).isCut).toBe(true);
    expect(analyseQuery('far '.repeat(2500)).text).toHaveLength(199);
    expect(analyseQuery(' far ')).toMatchObject({ isCut: false, text: 'far' });
  });

  test('can be any text', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }));
    fc.assert(
      fc.property(typed, (text) => {
        const found = strict(text);
        // All quotes come from our own code: typed text cannot end a term.
        if (found) expect(found.any.match(/'[^']*'/g)?.every((term) => !/[\\\0\s]/.test(term))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
