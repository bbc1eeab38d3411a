import type { TextWord } from './text-words.ts';

/** At most this many readings of neighbouring words are tried. */
const KEYS_MAX = 16;

/** Neighbouring words as one name, as written. */
export const spanKey = (words: readonly TextWord[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map((word) => word.text.replace('.', ''))
    .join('');

const joined = (words: readonly TextWord[], formsOf: (word: TextWord) => readonly string[]): string[] =>
  words.reduce<string[]>(
    (keys, word) => keys.flatMap((key) => formsOf(word).map((form) => key + form)).slice(0, KEYS_MAX),
    [''],
  );

/** Neighbouring words as one name, in all their readings. */
export const stemKeys = (words: readonly TextWord[], from: number, to: number): readonly string[] =>
  joined(words.slice(from, to), ({ readings }) => readings);

/** The same, with typing mistakes corrected. */
export const correctedKeys = (words: readonly TextWord[], from: number, to: number): readonly string[] =>
  words.slice(from, to).some(({ corrections }) => corrections.length > 0)
    ? joined(words.slice(from, to), ({ readings, corrections }) => [...readings, ...corrections])
    : [];
