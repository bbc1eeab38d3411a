import { expect, test } from 'vitest';
import { cutAtWord, hyphenatedParts, joinShortWords, splitAtWord } from './cut-text.ts';

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
])('no word of one letter ends a line: %s', (name, joined) => {
  expect(joinShortWords(name)).toBe(joined);
});

test('a name that is cut ends with no word of one letter', () => {
  expect(splitAtWord(joinShortWords('Preklopivi retrovizor s grijačem'), 25)[0]).toBe(
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
