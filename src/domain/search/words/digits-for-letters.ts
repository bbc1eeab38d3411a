import { isFuel } from '../../vehicle-text/engines/engine-words.ts';
import { isTradeStem } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import type { QueryWord } from '../query/analyse-query.ts';
import type { QueryIndex } from '../search-index.ts';
import { isVehicleName } from './names-one-thing.ts';

/** With a digit before or between letters; that of `golf1` is a number of its own. */
const WITH_DIGIT = /^(?=.*[a-z]{2})[a-z]*(?:[01][a-z]+)+$/;
const SHORTEST = 4;
const SHORTEST_FUEL = 3;

/** A key beside the `e` of `ije`, which is one letter of a folded word: `lijrvi`. */
const MISTYPED_JAT = /i?j[rwsd34](?=[a-z])/;

function readings(text: string): string[] {
  if (MISTYPED_JAT.test(text)) return [text.replace(MISTYPED_JAT, 'e')];
  if (text.length < SHORTEST || !WITH_DIGIT.test(text)) return [];
  const withO = text.replaceAll('0', 'o');
  return [withO.replaceAll('1', 'i'), withO.replaceAll('1', 'l')];
}

/** `tdl`, `hd1` */
function fuelIn(text: string): string | undefined {
  const fuel = text.replace(/[1l]/g, 'i');
  return text.length >= SHORTEST_FUEL && fuel !== text && isFuel(fuel) ? fuel : undefined;
}

/** `g0lf`, `0ctavia`, `1eon`, `1.9 tdl`, `lijrvi`: another key in place of the letter that looks like it or is beside it. */
export const withLetters = (words: readonly QueryWord[], { vocabulary, lexicon }: QueryIndex): QueryWord[] =>
  words.map((word) => {
    if (word.isNumber || vocabulary.isKnown(word.stem)) return word;
    const isName = (text: string) =>
      isTradeStem(stem(text)) || isVehicleName(text, lexicon) || placeOf(text) !== undefined;
    const text = fuelIn(word.text) ?? readings(word.text).find(isName);
    return text === undefined ? word : { ...word, text, stem: stem(text) };
  });
