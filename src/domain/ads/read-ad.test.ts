import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOLD_OUT_TITLES } from '../../../tests/titles/hold-out-titles.ts';
import { LATER_TITLES } from '../../../tests/titles/later-titles.ts';
import { SECOND_STREET_TITLES } from '../../../tests/titles/second-street-titles.ts';
import { STREET_TITLES } from '../../../tests/titles/street-titles.ts';
import { demoKnowledge, parseTitles } from '../../../tests/titles/parse-titles.ts';
import { readCase, scoreOf } from '../../../tests/titles/score-titles.ts';
import { TITLES } from '../../../tests/titles/titles.ts';
import { readAd } from './read-ad.ts';
import { CONFIDENT_FROM } from './reading.ts';

const read = (title: string, more: { description?: string; category?: string; brand?: string } = {}) =>
  readAd({ title, description: '', category: '', ...more }, demoKnowledge, 2026);
const named = (title: string) =>
  read(title).fitments.map((f) => [f.manufacturer.name, f.model?.name, f.yearFrom, f.yearTo]);

describe.each([
  ['the table of titles', TITLES, 250],
  ['the titles held out', HOLD_OUT_TITLES, 120],
  ['the titles written later', LATER_TITLES, 150],
  ['the titles written in a hurry', STREET_TITLES, 150],
  ['the titles written in a hurry, later', SECOND_STREET_TITLES, 130],
])('%s', (_, table, atLeast) => {
  const score = scoreOf(parseTitles(table).map(readCase));

  test(`has ${atLeast} titles at least`, () => expect(score.titles).toBeGreaterThanOrEqual(atLeast));
  test('is read correctly: manufacturers, models, years', () => {
    expect(score.manufacturer).toBeGreaterThanOrEqual(0.97);
    expect(score.model).toBeGreaterThanOrEqual(0.93);
    expect(score.years).toBeGreaterThanOrEqual(0.95);
  });
  test('is read correctly: sides, positions, part numbers', () => {
    expect(score.side).toBeGreaterThanOrEqual(0.98);
    expect(score.position).toBeGreaterThanOrEqual(0.98);
    expect(score.partNumbers).toBeGreaterThanOrEqual(0.98);
  });
  test('is read correctly: categories', () => expect(score.category).toBeGreaterThanOrEqual(0.97));
  test('never names a wrong manufacturer with confidence', () =>
    expect(score.wrongConfident).toBeLessThan(0.01));
});

describe('an ad', () => {
  test.each(Object.getOwnPropertyNames(Object.prototype))(
    'with the word %s is read as without it',
    (word) => {
      expect(named(`${word} Far Audi A4 B8 ${word}`)).toEqual(named('Far Audi A4 B8'));
    },
  );

  test('that names its vehicle only in the description is read with less confidence', () => {
    const reading = read('Prednji branik kao nov', {
      description: '<p>Za Audi A4 B8</p><p>Kat. broj: 8K0807437</p>',
    });
    expect(reading.fitments.map((f) => [f.manufacturer.name, f.model?.name])).toEqual([['Audi', 'A4']]);
    expect(reading.partNumbers).toEqual(['8K0807437']);
    expect(reading.confidence).toBeLessThan(read('Prednji branik Audi A4 B8').confidence);
    expect(reading.reasons).toContain('from-description');
  });

  test('takes years that only its description gives', () => {
    expect(read('Far Opel Zafira', { description: 'Godište: 2006-2010' }).fitments[0]).toMatchObject({
      yearFrom: 2006,
      yearTo: 2010,
    });
  });

  test.each([
    'Zovite 061123456 ili broj 0611234567',
    'Broj telefona: 061 123 456',
    'Kontakt broj: 061-123-456',
    'Kontakt osoba Amir, broj 061-1234-567',
    'Za kontakt na broj +387 61 123 456',
    'Broj +38733123456',
    'Broj 00387 33 123 456',
    'Kontakt telefon, broj 0038733123456',
    'Kat. broj nemam, pozovite 033 123 456',
    'Tel broj 033 123 456',
    'Broj 033 123 456 (Viber)',
    'Broj: 063 123 456',
    'Sve informacije na broj mobitela 061 123 456 ili 062 111 222',
  ])('does not take a phone number for a part number: %s', (text) => {
    expect(read('Far Golf 5', { description: text }).partNumbers).toEqual([]);
    expect(
      read('Alternator Golf 5', { description: `<p>Šifra dijela: nema</p><p>${text}</p>` }).partNumbers,
    ).toEqual([]);
  });

  test.each([
    ['Alternator, zvati 063 123 456', []],
    ['Alternator 061 123 456 zvati', []],
    ['Alternator tel. 033/1234-567', []],
    ['Alternator +387 61 123 456', []],
    ['Blok motora 038 103 601', ['038103601']],
    ['Alternator 038 103 601 AJ, zvati 063 123 456', ['038103601AJ']],
    ['Alternator tel. 063 123 456 OEM 038 103 601', ['038103601']],
    ['Kontakt brava Golf 191 905 851', ['191905851']],
    ['Antena telefona BMW 65 20 6 928 459', ['65206928459']],
    ['Teleskop gepeka 038 103 601', ['038103601']],
  ])('the numbers of the part in %s are %j', (title, numbers) =>
    expect(read(title).partNumbers).toEqual(numbers),
  );

  test('without a vehicle falls back to the manufacturer that the seller chose', () => {
    expect(read('Sportski volan', { brand: 'Audi' }).fitments[0]).toMatchObject({
      manufacturer: { name: 'Audi' },
      model: null,
    });
  });

  test.each([
    ['Prednji branik Audi A4', '', 'branici'],
    ['Stop svijetlo golf 5', '', 'stop-svjetla'],
    ['Disk pločice prednje Passat', '', 'kocnice'],
    ['Za Golf 5 ispravno', 'Retrovizori za automobile', 'vanjski-retrovizori'],
    ['Kućište filtera ulja Golf 6', '', 'filteri'],
    ['Chevrolet Aveo far desni', '', 'farovi'],
    ['Nešto za auto', 'Ostalo', null],
    ['Poklopac fara Sprinter', '', 'farovi'],
    ['Poklopac za far Sprinter', '', 'farovi'],
    ['Hladnjak za klimu Golf 5', '', 'hladnjaci'],
  ])('%s in %s belongs to %s', (title, category, slug) => {
    expect(read(title, { category }).category).toBe(slug);
  });

  test('says whether its category is from the title or from the category of the ad', () => {
    expect(read('Prednji branik Audi A4', { category: 'Farovi' }).categoryFrom).toBe('title');
    expect(read('Za Golf 5 ispravno', { category: 'Branici' }).categoryFrom).toBe('ad');
    expect(read('Nešto za auto').categoryFrom).toBeNull();
  });

  test('that says tuning gives a tuning product', () => {
    expect(read('Tuning stop svjetla Golf 5').kind).toBe('tuning');
    expect(read('Stop svjetla Golf 5').kind).toBe('part');
  });
});

describe('a vehicle', () => {
  test.each([
    ['Passat petica far', 'Passat', 1996, 2005],
    ['Audi A4 B7 8E far', 'A4', 2004, 2008],
    ['Audi A4 8E B7 far', 'A4', 2004, 2008],
    ['Audi A4 B6 8E far', 'A4', 2000, 2004],
    ['Passat karavan B6 far', 'Passat', 2005, 2010],
    ['Golf trojka hauba', 'Golf', 1991, 1997],
    ['Bmw trojka e36 stop', 'Serija 3', 1990, 2000],
    ['Mercedes 210 hauba', 'E klasa', 1995, 2003],
    ['Audi A4 5 vrata', 'A4', null, null],
    ['Golf 4 vrata prednja', 'Golf', 1997, 2004],
    ['Corsa C 3 vrata', 'Corsa', 2000, 2006],
  ])('%s is a %s of %s to %s', (title, model, from, to) => {
    expect(named(title).map(([, ...rest]) => rest)).toEqual([[model, from, to]]);
  });

  test('whose number is that of an engine has no model', () => {
    expect(named('Mercedes 220 CDI mjenjac')).toEqual([['Mercedes-Benz', undefined, null, null]]);
  });

  test.each([
    ['Citroen C5 X7 2008-2012 far', ['C5']],
    ['Felge Audi 5x112 R18 8J ET45', [undefined]],
    ['Audi A4 W204 felge', ['A4']],
    ['Audi A4, W204 felge', ['A4', 'C klasa']],
  ])('of a named manufacturer rules out the codes of others outside a list: %s', (title, models) => {
    expect(named(title).map(([, model]) => model)).toEqual(models);
  });

  test.each(['Gume Pirelli Scorpion 235/60 R18', 'Michelin Primacy 4', 'Pasta za poliranje', 'Antifriz G12'])(
    'is not read from %s',
    (title) => expect(named(title)).toEqual([]),
  );

  test('that is mistyped is read beside its manufacturer, a year or a generation', () => {
    for (const title of ['Ford Scorpion', 'Scorpion 1992 far', 'Golg 5 far'])
      expect(named(title)).toHaveLength(1);
    expect(read('Golg 5 far').confidence).toBeLessThan(CONFIDENT_FROM);
  });
});

describe('whatever the title', () => {
  const word = fc.constantFrom(...TITLES.split(/\s+/).filter((text) => /[\p{L}\p{N}]/u.test(text)));

  test('the reader answers with years in order and a confidence from 0 to 1', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 80 }),
          fc.array(word, { maxLength: 10 }).map((w) => w.join(' ')),
        ),
        (title) => {
          const { fitments, confidence } = read(title);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
          for (const { manufacturer, model, yearFrom, yearTo } of fitments) {
            expect(model === null || model.manufacturer === manufacturer).toBe(true);
            if (yearFrom !== null && yearTo !== null) expect(yearFrom).toBeLessThanOrEqual(yearTo);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  test('the manufacturer does not depend on the order of the words', () => {
    const vehicles = [
      'Audi A4 B8',
      'VW Golf 5',
      'Škoda Octavia 2',
      'Peugeot 307',
      'Mercedes W211',
      'Opel Astra H',
    ];
    const around = ['far', 'lijevi', 'polovan', 'original', 'xenon', 'kao nov', 'hitno'];
    fc.assert(
      fc.property(
        fc.constantFrom(...vehicles),
        fc.shuffledSubarray(around),
        fc.nat(7),
        (vehicle, words, at) => {
          const title = [...words.slice(0, at), vehicle, ...words.slice(at)].join(' ');
          expect(named(title)).toEqual(named(vehicle));
        },
      ),
    );
  });

  test('capitals and diacritics do not matter', () => {
    for (const { title } of parseTitles(TITLES).filter(({ pattern }) => pattern === 'kako se čuje'))
      expect(named(title.toUpperCase())).toEqual(named(title));
  });

  test('takes time in proportion to the text', () => {
    const msFor = (words: number) => {
      const started = performance.now();
      read('audi '.repeat(words), { description: '<p>2005-'.repeat(words) });
      return performance.now() - started;
    };
    const fastest = (words: number) => Math.min(...[1, 2, 3].map(() => msFor(words)));
    fastest(2000);
    // Four times the text takes four times as long; sixteen times if every word were compared with every other one.
    expect(fastest(20_000) / fastest(5000)).toBeLessThan(10);
  });
});

test.each([
  ['Far BMW 318ti', 'Serija 3'],
  ['Far BMW 318 is', 'Serija 3'],
  ['Filter BMW 730 ld', 'Serija 7'],
])('%s is for the %s', (title, model) => expect(named(title).map(([, name]) => name)).toEqual([model]));
