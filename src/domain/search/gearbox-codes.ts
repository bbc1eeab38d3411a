import { engineOfCode } from '../vehicle-text/engine-codes.ts';
import { isFuel } from '../vehicle-text/engine-words.ts';
import { conceptNamed, phrasesWith } from '../vehicle-text/language/phrases.ts';
import { numberOf } from '../vehicle-text/language/number-names.ts';
import { PART_MAKERS } from '../vehicle-text/language/part-makers.ts';
import { placeOf } from '../vehicle-text/language/place-words.ts';
import { TRIMS } from '../vehicle-text/language/trim-names.ts';
import { PART_NUMBER_MARK } from '../vehicle-text/part-numbers.ts';
import type { ReadWord } from './analyse-query.ts';
import type { Unit } from './query-unit.ts';
import { isStopWord } from './similar-to.ts';
import { anyOf, beginning, term } from './tsquery.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Parts that have the code of a gearbox on them, and the kinds of it. */
const OF_GEARBOX: ReadonlySet<string> = new Set(
  ['mjenjač', 'mehatronika', 'automatik', 'zamajac', 'kućište mjenjača'].map(conceptNamed),
);

export const namesGearbox = (word: ReadWord | undefined): boolean =>
  phrasesWith([word?.stem ?? '']).some(({ concept, stems }) => stems.length === 1 && OF_GEARBOX.has(concept));

/** Volkswagen stamps three letters on a gearbox, `JCR`; which ones, no list can tell. */
const CODE = /^(?!kod|tip|typ)[a-z]{3}$/;

/** `mjenjač jcr`, `kxs getriba golf 6`: three letters that are nothing else, where a gearbox is named. */
export function isGearboxCode(words: readonly ReadWord[], at: number): boolean {
  const word = words[at];
  if (!word || !CODE.test(word.text) || word.isKnown || word.isForeign || isStopWord(word)) return false;
  if (word.endings.length > 0 || word.similar.length > 0 || PART_MAKERS.has(word.text)) return false;
  if (TRIMS.has(word.text) || engineOfCode(word.text) || numberOf(word.text) !== undefined) return false;
  return placeOf(word.text) === undefined && !isFuel(word.text) && words.some(namesGearbox);
}

/** Few names give it, so that gearboxes without it are found next. */
export function gearboxCodeUnit(word: ReadWord, vocabulary: Vocabulary): Unit {
  const broad = anyOf(
    [...new Set([word.stem, word.text])].map(term).concat(beginning(PART_NUMBER_MARK + word.text)),
  );
  return {
    role: 'engine',
    broad,
    exact: broad,
    documents: vocabulary.documents(word.stem) + vocabulary.documents(word.text),
    readings: 3,
    weight: 2,
    words: [word],
  };
}
