import { expect, test } from 'vitest';
import { cutAtWord, hyphenatedParts, joinInseparable, splitAtWord } from './cut-text.ts';

test('a text is cut at a word and never grows longer than asked', () => {
  expect(cutAtWord('Prednji desni far s LED svjetlom', 20)).toBe('Prednji desni far…');
  expect(cutAtWord('Felga', 20)).toBe('Felga');
  expect(cutAtWord('https://primjer.ba/proizvod/12', 20)).toBe('https://primjer.ba/…');
  expect(cutAtWord(' Multifunkcionalnivolan', 10)).toBe(' Multifun…');
});

test.each([
  ['Retrovizor lijevi, preklopivi, s LED', 30, 'Retrovizor lijevi, preklopivi', ', s LED'],
  ['Prednji desni far', 13, 'Prednji desni', ' far'],
  ['Prednji desni far', 12, 'Prednji', ' desni far'],
  ['Felga', 20, 'Felga', ''],
  ['Multifunkcionalnivolan', 10, 'Multifunkcionalnivolan', ''],
])('a long name is split before a word, and nothing of it is lost: %s', (name, max, start, rest) => {
  expect(splitAtWord(name, max)).toEqual([start, rest]);
  expect(start + rest).toBe(name);
});

test.each([
  ['Branik s rupama i u boji', 'Branik s\u00a0rupama i\u00a0u\u00a0boji'],
  ['Volan (s komandama), E klasa', 'Volan (s\u00a0komandama), E\u00a0klasa'],
  ['Far od Golfa', 'Far od Golfa'],
  ['Kuća i', 'Kuća i'],
  ['S', 'S'],
  ['Felge 17 i 18 cola', 'Felge 17 i\u00a018 cola'],
])('no word of one letter ends a line: %s', (name, joined) => {
  expect(joinInseparable(name)).toBe(joined);
});

test.each([
  ['Alternator 1.6 HDi, 14 V 140 A', 'Alternator 1.6\u00a0HDi, 14\u00a0V 140\u00a0A'],
  ['Akumulator AGM 68 Ah 680 A, original', 'Akumulator AGM 68\u00a0Ah 680\u00a0A, original'],
  ['Hladnjak 1.4 T-Jet, set 4 kom', 'Hladnjak 1.4\u00a0T-Jet, set 4\u00a0kom'],
  ['Hladnjak motora 3.0 Multijet', 'Hladnjak motora 3.0 Multijet'],
  ['Volan 2012, GTI', 'Volan 2012, GTI'],
])('a number and what it counts stay on one line: %s', (name, joined) => {
  expect(joinInseparable(name)).toBe(joined);
});

test.each([
  ['Prednji amortizer VW Golf 8, plinski', 'Prednji amortizer VW Golf\u00a08, plinski'],
  ['Hladnjak klime VW Passat B7', 'Hladnjak klime VW Passat\u00a0B7'],
  ['Felge, 4 komada', 'Felge, 4 komada'],
])('the number of a model stays beside its name: %s', (name, joined) => {
  expect(joinInseparable(name)).toBe(joined);
});

test('a name that is cut ends with no word of one letter', () => {
  expect(splitAtWord(joinInseparable('Preklopivi retrovizor s grijačem'), 25)[0]).toBe(
    'Preklopivi retrovizor',
  );
});

test.each([
  ['Far, bi-ksenon, lijevi', 'Far, [bi-ksenon], lijevi'],
  ['Mercedes-Benz', '[Mercedes-Benz]'],
  ['Volan (R-line) za C-Max', 'Volan ([R-line]) za [C-Max]'],
  ['8P0-941-003-AK', '[8P0-941-003-AK]'],
  ['Far - lijevi', 'Far - lijevi'],
  ['Multifunkcionalni-preklopivi', 'Multifunkcionalni-preklopivi'],
])('short words with a hyphen are kept whole: %s', (name, marked) => {
  const parts = hyphenatedParts(name).map(({ part, isWhole }) => (isWhole ? `[${part}]` : part));
  expect(parts.join('')).toBe(marked);
});
