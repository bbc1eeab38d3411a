import { describe, expect, test } from 'vitest';
import { planOf } from '../../../tests/setup/search-index.ts';
import { ACCESSORY_NAMES } from '../vehicle-text/language/part-names/part-names.ts';
import { wordsOf } from '../vehicle-text/language/words.ts';
import { analyseQuery } from './query/analyse-query.ts';
import { relaxedQueries } from './relax-query.ts';
import { similarTo } from './words/similar-to.ts';
import { makeVocabulary } from './words/vocabulary.ts';

const similar = (text: string) => planOf(text).words[0]?.similar.map(({ word }) => word);

test.each(['brnik ', 'brank ', 'braink '])('%s means the part, not a maker as near to it', (text) =>
  expect(similar(text)).toContain('branik'),
);

test('a word is rather a whole name with one mistake than a form of another', () =>
  expect(similar('maglenja golf ')?.[0]).toBe('maglenk'));

test('a word that only lacks a vowel is rather that one than a word with another letter', () =>
  expect(similar('dsni far ')?.[0]).toBe('desn'));

test.each(['hibno golf ', 'hitmo golf '])(
  '%s is a word of talk, not a part without its first letter',
  (text) => expect(similar(text)).toEqual([]),
);

test('the exact name of a maker is not corrected to a part', () => expect(similar('brink ')).toEqual([]));

test.each([
  ['sopka golf ', 'stopk'],
  ['odbojnk golf ', 'odbojnik'],
  ['flna golf ', 'feln'],
])('%s is the part that the shop has, by another name of it', (text, meant) =>
  expect(similar(text)?.[0]).toBe(meant),
);

test('what stemming leaves of a word is not its beginning: rezeva does not begin like a registar', () => {
  expect(planOf('rezeva golf ').words[0]?.endings).toEqual([]);
  expect(similar('rezeva golf ')).toContain('rezerv');
});

test.each([
  ['vranik golf ', 'branik'],
  ['far kijevi ', 'lev'],
])('a key beside the right one may be the first of %s', (text, meant) =>
  expect(planOf(text).words.flatMap((word) => word.similar.map((near) => near.word))).toContain(meant),
);

test.each([
  ['g0lf 5 far ', 'golf 5 far '],
  ['far g1f 5 ', 'far g1f 5 '],
  ['branik 1ijevi golf ', 'branik lijevi golf '],
  ['alternator 1.9 tdl ', 'alternator 1.9 tdi '],
  ['alternator golf 5 1 9 tdi ', 'alternator golf 5 1.9 tdi '],
])('%s asks for what %s asks for', (text, same) =>
  expect(planOf(text).units.map(({ exact }) => exact)).toEqual(planOf(same).units.map(({ exact }) => exact)),
);

describe('a mistyped name of a model has the stem of the right one', () => {
  const names = ['Corsa', 'Punto', 'Megane'].flatMap((name) => wordsOf(name));
  const vocabulary = makeVocabulary(
    names.map(({ stem }) => [stem, 10] as const),
    names.map(({ text }) => text),
  );
  const meantBy = (typed: string) => {
    const [word] = analyseQuery(`${typed} 3`).words;
    return similarTo(word!, vocabulary, { isKnown: false, isAlone: false }).map((near) => near.word);
  };

  test.each([
    ['crsa', 'cors'],
    ['pnto', 'punt'],
    // As near to `mjerna` only without its ending.
    ['megne', 'megan'],
  ])('%s has %s', (typed, meant) => expect(meantBy(typed)).toContain(meant));
});

test.each([
  ['elge ', 'felg'],
  ['rtovizor ', 'retrovizor'],
])('%s lacks letters at its beginning', (text, meant) => expect(similar(`${text}golf`)).toContain(meant));

test.each([
  ['shofershajba ', 'sofersajb'],
  ['menyach ', 'menk'],
  ['zhmigavach ', 'zmigavk'],
  ['retroviyor ', 'retrovizor'],
])('%s is written as keyboards abroad have it', (text, meant) =>
  expect(planOf(`${text}golf`).words[0]?.stem).toBe(meant),
);

test.each([
  ['mjnejač', 'mjenjač'],
  ['mjenajc', 'mjenjac'],
  ['cirjevo', 'crijevo'],
  ['svjieca', 'svijeca'],
])('%s has two letters of %s swapped, though the j makes it fold otherwise', (text, meant) =>
  expect(similar(`${text} golf`)?.[0]).toBe(planOf(`${meant} golf`).words[0]?.stem),
);

test('three letters are not enough for the keys of another keyboard', () =>
  expect(similar('gzr golf')).toEqual([]));

test('what belongs to a part is not a mistyped part', () => {
  const names = ACCESSORY_NAMES.filter((name) => name.length > 4);
  expect(names.filter((name) => similar(`${name} felge `)?.length)).toEqual([]);
});

test.each(['rtovizor', 'retrvzor', 'altrntor'])(
  '%s only lacks letters, so other products may be found with it',
  (text) => {
    const steps = relaxedQueries(planOf(`${text} golf 6 crveni `));
    expect(steps.length).toBeGreaterThan(0);
  },
);

test('beside a part that is one mistake away, no word with two mistakes is meant', () => {
  const vocabulary = makeVocabulary([['zamensk', 10]]);
  const [word] = analyseQuery('zamajsc golf').words;
  const meant = similarTo(word!, vocabulary, { isKnown: false, isAlone: false });
  expect(meant.map((near) => near.word)).toEqual(['zamajk']);
});
