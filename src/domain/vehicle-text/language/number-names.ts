import { foldText } from './fold.ts';
import { stem } from './stem.ts';

/** Numbers as nouns. */
export const NUMBER_NICKNAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jedinica: '1',
    kec: '1',
    keka: '1',
    dvojka: '2',
    dvica: '2',
    trojka: '3',
    trica: '3',
    cetvorka: '4',
    cetverka: '4',
    cetvrtica: '4',
    cetvrtka: '4',
    petica: '5',
    sestica: '6',
    sedmica: '7',
    osmica: '8',
    // As people say them in German.
    ajncer: '1',
    ajnser: '1',
    cvajer: '2',
    drajer: '3',
    firer: '4',
    finfer: '5',
    zekser: '6',
    zibener: '7',
    zibner: '7',
  }).map(([name, number]) => [foldText(name), number]),
);

const numberOfStem = new Map([...NUMBER_NICKNAMES].map(([name, number]) => [stem(name), number]));

/** `4ka`, `4rka`, `3ojka`, `5ica`, `6tica`: a digit with the ending of its noun. */
const DIGIT_NOUN = /^([1-8])(?:r?k|o?jk|c|ic|tic|mic)[aeiou]$/;

/**
 * The number of a nickname, such as that of the fifth Golf or the 3 series, in any case: `petica`, `peticu`, `5ica`.
 */
export const nicknamedNumber = (text: string): string | undefined =>
  numberOfStem.get(stem(text)) ?? DIGIT_NOUN.exec(text)?.[1];

/** Numbers as words, also as people say them: `golf sedam`, `audi a šest`, `golf cetri`. Folded. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jedan: '1',
    dva: '2',
    tri: '3',
    cetiri: '4',
    cetri: '4',
    pet: '5',
    sest: '6',
    sedam: '7',
    osam: '8',
  }).map(([name, number]) => [foldText(name), number]),
);

/** The digit that a numeral means: also `devet`, which no generation or model is called by. */
export const digitOf = (text: string): string | undefined =>
  NUMBER_WORDS.get(text) ?? (text === 'devet' ? '9' : undefined);

/** The number that a word means, as a noun or as a numeral. */
export const numberOf = (text: string): string | undefined => nicknamedNumber(text) ?? NUMBER_WORDS.get(text);

/** How many there are of a thing, folded; after these a noun has the form of the genitive: `dva fara`. */
export const COUNT_WORDS: ReadonlySet<string> = new Set([
  ...NUMBER_WORDS.keys(),
  'edna',
  'ednu',
  'edno',
  'oba',
  'obe',
  'dve',
  'oboje',
]);

/** Folded; their places are their numbers. */
export const CARDINALS: readonly string[] =
  ' edan dva tri cetiri pet sest sedam osam devet deset edanaest dvanaest trinaest cetrnaest petnaest sesnaest sedamnaest osamnaest devetnaest dvadeset'.split(
    ' ',
  );

/** `petnest` is said for `petnaest`. */
export const wholeTeen = (text: string): string => text.replace(/n(?:aj)?est/, 'naest');

/** Stems of ordinals, folded; their places are their numbers. */
const ORDINALS =
  ' prv drug trec cetvrt pet sest sedm osm devet deset edanaest dvanaest trinaest cetrnaest petnaest sesnaest sedamnaest osamnaest devetnaest dvadeset'.split(
    ' ',
  );
const ORDINAL_ENDING = /(?:og|om|oj|[aeiou])$/;

/** The number that `osma` or `petog` means. */
export function ordinalOf(text: string): number | undefined {
  const stem = wholeTeen(text).replace(ORDINAL_ENDING, '');
  const value = ORDINAL_ENDING.test(text) ? ORDINALS.indexOf(stem) : -1;
  return value > 0 ? value : undefined;
}
