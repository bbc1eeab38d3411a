import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { PHRASES } from '../vehicle-text/language/phrases.ts';
import { NUMBER_NICKNAMES } from '../vehicle-text/language/number-names.ts';
import { PART_MAKERS } from '../vehicle-text/language/part-makers.ts';
import { stem } from '../vehicle-text/language/stem.ts';
import { analyseQuery } from './query/analyse-query.ts';
import { planQuery } from './plan-query.ts';
import { makeVocabulary } from './words/vocabulary.ts';

const lexicon = demoKnowledge.vehicles;
const names = [...lexicon.manufacturers.keys(), ...lexicon.models.keys(), ...lexicon.codes.keys()];
const vocabulary = makeVocabulary([], [...names, ...names.map(stem)]);

const found = (text: string) =>
  planQuery(analyseQuery(text), vocabulary, lexicon, { withVehicle: true, isLenient: false }).vehicle;

function vehicle(text: string): string | undefined {
  const one = found(text);
  return one && [one.manufacturer.name, one.model?.name, one.generation?.name].join(' ').trim();
}

const isName = (text: string): boolean => lexicon.models.has(text) || lexicon.manufacturers.has(text);

const partWords = PHRASES.flatMap(({ isPart, texts: [text, ...more] }) =>
  isPart && text && more.length === 0 ? [text] : [],
);

test('no word for a part is read as a vehicle, alone or beside one', () => {
  const words = [...new Set(partWords)].filter((text) => !isName(text));
  expect(words.length).toBeGreaterThan(400);
  expect(words.filter((text) => vehicle(`${text} `) !== undefined)).toEqual([]);
  expect(words.filter((text) => vehicle(`${text} golf 5 `) !== 'Volkswagen Golf V')).toEqual([]);
});

test.each([
  ['pasat cc', 'Volkswagen Passat CC'],
  ['punto grande', 'Fiat Grande Punto'],
  ['vitara grand', 'Suzuki Grand Vitara'],
  ['picasso c4', 'Citroën C4 Picasso'],
  ['passat b5+', 'Volkswagen Passat B5'],
  ['pasat karavan b6', 'Volkswagen Passat B6'],
  ['dvicu', 'Volkswagen Golf II'],
  ['oktavija2', 'Škoda Octavia II'],
  ['206 cc', 'Peugeot 206'],
  ['3008', 'Peugeot 3008'],
  ['kašaj', 'Nissan Qashqai'],
  ['golf kec', 'Volkswagen Golf'],
  ['golfa jedinice', 'Volkswagen Golf'],
  ['b5 5', 'Volkswagen Passat B5'],
  ['passat b5 5', 'Volkswagen Passat B5'],
  ['passat b5 5 vrata', 'Volkswagen Passat B5'],
  ['golf 4rka', 'Volkswagen Golf IV'],
  ['petog golfa', 'Volkswagen Golf V'],
  ['golf peti', 'Volkswagen Golf V'],
  ['golf pete generacije', 'Volkswagen Golf V'],
  ['druga generacija octavije', 'Škoda Octavia II'],
  ['far peti golf desni', 'Volkswagen Golf V'],
  ['treće stop svjetlo golf 6', 'Volkswagen Golf VI'],
  ['golf treće stop svjetlo', 'Volkswagen Golf'],
  ['golf peta vrata', 'Volkswagen Golf'],
  ['drugi golf', 'Volkswagen Golf'],
  ['golf 5-ica', 'Volkswagen Golf V'],
  ['t5ica', 'Volkswagen Transporter T5'],
  ['t5 ka', 'Volkswagen Transporter T5'],
  ['megane cc', 'Renault Megane'],
  ['t5.1', 'Volkswagen Transporter T5'],
  ['1j', 'Volkswagen Golf IV'],
  ['WVWZZZ3CZ8P054321', 'Volkswagen Passat B6'],
  ['broj šasije WDB2110061A123456', 'Mercedes-Benz E klasa W211'],
])('%s is a %s', (text, name) => expect(vehicle(`alternator ${text} `)).toBe(name));

test.each(['golf kec', 'kec golf', 'golf jedinica', 'golfa keca', 'b5 5', 'passat b5 5', 'b5.5'])(
  'no word of the car is left over: alternator %s',
  (text) => {
    const { units } = planQuery(analyseQuery(`alternator ${text} `), vocabulary, lexicon, {
      withVehicle: true,
      isLenient: false,
    });
    expect(units.map(({ role }) => role)).toEqual(['part', 'vehicle']);
  },
);

test('two letters and a digit of valves or of a rim are a body only beside a part that shows which is meant', () => {
  const named = ['far 8v ', '8v lijeva vrata ', 'stop 5j '].map((text) => found(text)?.manufacturer.name);
  expect(named).toEqual(['Audi', 'Audi', 'Škoda']);
  for (const text of ['glava 8v ', 'far 1.4 8v ', 'felga 5j ', 'felge 6j 15 ', 'dizna 1kd ', 'anlaser 2kw '])
    expect(vehicle(text)).toBeUndefined();
});

test('words of the trade with the stem of a vehicle are none', () => {
  for (const text of [
    'discover media ',
    'mikro remen ',
    'sito ulja ',
    'termo ventil ',
    'patrona amortizera ',
    'piezo dizna ',
  ])
    expect(vehicle(text)).toBeUndefined();
});

test('no maker of parts is read as a vehicle, even with a typing mistake', () => {
  const makers = [...PART_MAKERS];
  expect(makers.filter((maker) => vehicle(`${maker} `) !== undefined)).toEqual([]);
  expect(makers.filter((maker) => vehicle(`${maker} alternator golf 5 `) !== 'Volkswagen Golf V')).toEqual(
    [],
  );
  const mistyped = makers
    .filter(({ length }) => length > 6)
    .map((maker) => maker.slice(0, 3) + maker.charAt(4) + maker.charAt(3) + maker.slice(5));
  expect(mistyped.filter((maker) => vehicle(`${maker} `) !== undefined)).toEqual([]);
});

test('a body code with its version is that body', () => {
  const codes = [...lexicon.codes.keys()].filter(
    // `8x1` is a size.
    (code) => /^\d[a-wyz]$/.test(code) && vehicle(`${code} far `) !== undefined,
  );
  expect(codes.length).toBeGreaterThan(20);
  for (const code of codes)
    for (const version of ['1', '2', '3', '5'])
      if (!lexicon.codes.has(code + version))
        expect(vehicle(`${code}${version} far `), code + version).toBe(vehicle(`${code} far `));
});

test.each([
  ['far petice ', ['Serija 5']],
  ['hauba za trojku ', ['Serija 3']],
  ['far šestice ', ['Passat']],
  ['far sedmice ', ['Passat', 'Serija 7']],
  ['far za četvorku ', []],
  ['bmw petica far ', []],
  ['golf šestica far ', []],
])('%s may also be for: %j', (text, others) =>
  expect(found(text)?.others.map(({ model }) => model?.name)).toEqual(others),
);

test.each([
  ['da li bi far od golfa šestice odgovarao na golf peticu ', ['Golf', 'Golf']],
  ['ide li mjenjač od pasata b6 na touran ', ['Passat', 'Touran']],
  ['paše li hauba od astre g na zafiru a ', ['Astra', 'Zafira']],
  ['može li turbina od kedija u golf plus ', ['Caddy', 'Golf Plus']],
  ['je li isti retrovizor na golfu 5 i na džeti 5 ', ['Golf', 'Jetta']],
  ['dal bi pasao motor brisača sa oktavije na leona ', ['Octavia', 'Leon']],
  ['felge sa audija na golf ', ['Golf']],
  ['ide li far na golf 5 ', ['Golf']],
])('%s asks whether a part of one fits the other, so it may be of either', (text, models) => {
  const vehicle = found(text);
  expect([vehicle!, ...vehicle!.others].map(({ model }) => model?.name)).toEqual(models);
});

test.each(['far h7 h1 golf 5 ', 'golf 5 kombi far ', 'far mini golf 5 ', 'c5 x7 retrovizor '])(
  '%s: a name that is also another word is in no row of cars',
  (text) => expect(found(text)?.others).toEqual([]),
);

test('a nickname names the generation before its model as well as after it', () => {
  for (const nickname of NUMBER_NICKNAMES.keys())
    expect(vehicle(`${nickname} golf far `), nickname).toBe(vehicle(`golf ${nickname} far `));
});

test.each([
  ['keka g3 far ', 'Volkswagen Golf III'],
  ['trojka e90 far ', 'BMW Serija 3 E90'],
  ['8k2 far ', 'Audi A4 B8'],
  ['1k5 branik ', 'Volkswagen Golf V'],
  ['četvorka far ', 'Volkswagen Golf IV'],
  ['hauba za šesticu ', 'Volkswagen Golf VI'],
  ['b5.5 maska ', 'Volkswagen Passat B5'],
  ['stage 2 golf ', 'Volkswagen Golf'],
  ['golf stage 2 ', 'Volkswagen Golf'],
  ['golf 5 stage 2 ', 'Volkswagen Golf V'],
  ['a4 b8.5 far ', 'Audi A4 B8'],
  ['a6 c7.5 far ', 'Audi A6 C7'],
  ['pasat b5.5 far ksenon ', 'Volkswagen Passat B5'],
  ['branik za bmw-a e46 ', 'BMW Serija 3 E46'],
  ['zafira-a far ', 'Opel Zafira A'],
  ['toureg kardan ', 'Volkswagen Touareg'],
  ['c5 x7 retrovizor ', 'Citroën C5 II'],
  ['x7 far ', 'BMW X7'],
  ['far fabije ', 'Škoda Fabia'],
  ['far dacije logan ', 'Dacia Logan'],
  ['traffic vrata ', 'Renault Trafic'],
  ['mazda trojka retrovizor ', 'Mazda 3'],
  ['ford c maks far ', 'Ford C-Max'],
  ['idea far ', 'Fiat Idea'],
  ['petica plus far ', 'Volkswagen Golf Plus'],
  ['audika a4 far ', 'Audi A4'],
  ['amortizer passt b6 ', 'Volkswagen Passat B6'],
  ['gloff 5 branik ', 'Volkswagen Golf V'],
  ['dpf filter čađi passat b6 ', 'Volkswagen Passat B6'],
  ['cadi far ', 'Volkswagen Caddy'],
  ['3g far ', 'Volkswagen Passat B8'],
  ['bubreg f30 ', 'BMW Serija 3 F30'],
  ['mercedes v klase far ', 'Mercedes-Benz V klasa'],
  ['serije 3 far ', 'BMW Serija 3'],
  ['dizna 320 cdi w211 ', 'Mercedes-Benz E klasa W211'],
  ['hyundai h1 far ', 'Hyundai H-1'],
  ['filter ulja a3 8l ', 'Audi A3 8L'],
  ['pasata šestice far ', 'Volkswagen Passat B6'],
  ['farovi audija a4 b8 ', 'Audi A4 B8'],
  ['turbina 1.6 hdi 207 ', 'Peugeot 207'],
  ['turbina 1.3 mjet 500 ', 'Fiat 500'],
])('%s is for the %s', (text, expected) => expect(vehicle(text)).toBe(expected));

test.each([
  'ulje castrol 5w30 5l ',
  'amg stil felge 18 ',
  'turbina 1.9 tdi 120 ',
  'turbina 2.0 tdi 190 ',
  'turbina 1.9 jtd 120 ',
  'alternator 1.9 tdi 120 amp ',
  'ulje 5w40 4l ',
  'antifriz g12 5l ',
  'xenon sijalica d2s ',
  'ksenon d1s ',
  'sijalica h1 ',
  'castrol edge 5w30 ',
  'mmi 3g navigacija ',
  'ide li far ',
  'dostava za sedmicu ',
  'komandna jedinica ',
  'felge 17 5x112 ',
  'dajte mi branik ',
])('%s names no vehicle', (text) => expect(vehicle(text)).toBeUndefined());
