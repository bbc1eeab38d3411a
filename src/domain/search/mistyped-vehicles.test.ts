import { describe, expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { stem } from '../vehicle-text/language/stem.ts';
import { wordsOf } from '../vehicle-text/language/words.ts';
import { analyseQuery } from './query/analyse-query.ts';
import { planQuery } from './plan-query.ts';
import { makeVocabulary } from './words/vocabulary.ts';

const lexicon = demoKnowledge.vehicles;
const models = [...new Set([...lexicon.models.values()].flat())];
const ofModels = models.flatMap(({ name, aliases }) =>
  [name, ...aliases].flatMap((one) => wordsOf(one).flatMap(({ text, stem: own }) => [text, own])),
);
const names = [...lexicon.manufacturers.keys(), ...ofModels];
const PARTS = ['Volan', 'Remen', 'Klima', 'Kutija', 'Krilo', 'Konzola', 'Kugla', 'Alternator'];
/** Of a shop that has thirty products of some parts, and more for every vehicle. */
const vocabulary = makeVocabulary(
  [
    ...PARTS.map((name) => [stem(name.toLowerCase()), 30] as const),
    ...names.map((name) => [stem(name), 90] as const),
  ],
  [...names, ...names.map(stem)],
  new Set(names),
);

function vehicle(text: string): string | undefined {
  const plan = planQuery(analyseQuery(text), vocabulary, lexicon, { withVehicle: true, isLenient: false });
  return plan.vehicle && [plan.vehicle.manufacturer.name, plan.vehicle.model?.name].join(' ').trim();
}

describe('the model in a query with a mistake', () => {
  test.each([
    ['nasan', 'Nissan'],
    ['fieta', 'Ford Fiesta'],
    ['focas', 'Ford Focus'],
    ['modeo', 'Ford Mondeo'],
    ['carsa', 'Opel Corsa'],
    ['merva', 'Opel Meriva'],
    ['toran', 'Volkswagen Touran'],
    ['sandeo', 'Dacia Sandero'],
    ['parter', 'Peugeot Partner'],
    ['discovry', 'Land Rover Discovery'],
    // Not two joined words: `cor alla`, `free lader`, `pica not`.
    ['coralla', 'Toyota Corolla'],
    ['freelader', 'Land Rover Freelander'],
    ['picanot', 'Kia Picanto'],
    // In one word of several.
    ['gran vitara', 'Suzuki Grand Vitara'],
    ['corolla vrso', 'Toyota Corolla Verso'],
    ['golf sportvan', 'Volkswagen Golf Sportsvan'],
    ['range rover evoqe', 'Land Rover Range Rover Evoque'],
    ['renge rover sport', 'Land Rover Range Rover Sport'],
    ['sinta fe', 'Hyundai Santa Fe'],
    ['tourno custom', 'Ford Tourneo Custom'],
    ['transit custm', 'Ford Transit Custom'],
    ['e kalsa', 'Mercedes-Benz E klasa'],
    ['afa romeo 147', 'Alfa Romeo 147'],
    ['alfa rome', 'Alfa Romeo'],
    ['lnd rover', 'Land Rover'],
    ['lan rover discovery', 'Land Rover Discovery'],
    // Folding leaves three letters.
    ['jeta', 'Volkswagen Jetta'],
    ['poloo', 'Volkswagen Polo'],
    ['kangooo', 'Renault Kangoo'],
    ['tiguaan', 'Volkswagen Tiguan'],
    ['grade punto', 'Fiat Grande Punto'],
  ])('%s is read as %s', (typed, meant) => expect(vehicle(`${typed} far`)).toBe(meant));

  test('is read where a letter within a longer name is missing, unless that is another word', () => {
    const long = models.filter(({ name }) => /^[a-z]{6,}$/i.test(name));
    const typed = long.flatMap((model) =>
      Array.from(model.name.slice(2), (_, i) => ({
        model,
        text: model.name.slice(0, i + 1) + model.name.slice(i + 2),
      })),
    );
    const isRead = ({ model, text }: (typeof typed)[number]) =>
      vehicle(`${text} far`) === `${model.manufacturer.name} ${model.name}`;
    expect(typed.length).toBeGreaterThan(500);
    expect(typed.filter(isRead).length / typed.length).toBeGreaterThan(0.9);
  });
});

test.each([
  ['far za touarega', 'Volkswagen Touareg'],
  ['hauba meganea', 'Renault Megane'],
  ['na jukeu far', 'Nissan Juke'],
])('%s names a %s, whose name has another stem', (text, meant) => expect(vehicle(text)).toBe(meant));

test.each([
  'problem sa turbinom',
  'imam pitanje za far',
  'far bez poreza',
  'nije skup alternator',
  'nisam siguran dal je far',
  'pribor za far',
  'prag korozija',
  'može transport do Tuzle',
  'polukožna sjedišta',
  'poluautomatski mjenjač',
  'mjerilo goriva',
])('%s names no vehicle', (text) => expect(vehicle(`${text} `)).toBeUndefined());

test('goli motor names no vehicle', () => expect(vehicle('goli motor ')).toBeUndefined());

test('a letter that Bosnian words lack was meant: swit is a Swift and no Sit', () => {
  for (const text of ['swit far ', 'far swit ', 'swit 2008 branik '])
    expect(vehicle(text), text).toBe('Suzuki Swift');
});

test('a mistyped part is not taken for a vehicle whose name is equally near', () => {
  for (const text of ['volna', 'remn', 'kima', 'kutja', 'krlio', 'konola', 'kugal', 'alternatr'])
    expect(vehicle(`${text} `), text).toBeUndefined();
});
