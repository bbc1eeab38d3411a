import { engineOfCode } from '../../vehicle-text/engines/engine-codes.ts';
import { isFuel } from '../../vehicle-text/engines/engine-words.ts';
import { conceptNamed, isPartName, singleNamesOf } from '../../vehicle-text/language/phrases.ts';
import { numberOf } from '../../vehicle-text/language/number-names.ts';
import { PART_MAKERS } from '../../vehicle-text/language/part-makers.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { TRIMS } from '../../vehicle-text/language/trim-names.ts';
import { PART_NUMBER_MARK } from '../../vehicle-text/numbers/part-numbers.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import type { Unit } from './query-unit.ts';
import { isStopWord } from '../words/similar-to.ts';
import { anyOf, beginning, term } from './tsquery.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** Parts that have the code of a gearbox on them, and the kinds of it. */
const OF_GEARBOX: ReadonlySet<string> = new Set(
  ['mjenjač', 'mehatronika', 'automatik', 'zamajac', 'kućište mjenjača'].map(conceptNamed),
);

export const namesGearbox = (word: ReadWord | undefined): boolean =>
  singleNamesOf(word?.stem ?? '').some(({ concept }) => OF_GEARBOX.has(concept));

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

/** Names of gearboxes that are nothing else: `6hp26`, `DQ250`, `6DCT450`, `02Q`. */
const NAMED_GEARBOX =
  /^(?:[4-9](?:hp|l)\d\d[a-z]{0,2}|dq\d{3}|dl[35]01|[67]?dct\d{3}|mps6|0[12][a-z]|0a[a-z])$/;
const GEARBOX = 'mjenjač';

/** A gearbox by its name alone, `zf 6hp26 automatik`, is the part that is looked for. */
export function namedGearboxUnit(
  word: ReadWord,
  words: readonly ReadWord[],
  vocabulary: Vocabulary,
): Unit | undefined {
  if (!NAMED_GEARBOX.test(word.text)) return undefined;
  const code = gearboxCodeUnit(word, vocabulary);
  if (words.some(({ stem }) => isPartName(stem))) return code;
  const concept = conceptNamed(GEARBOX);
  const documents = vocabulary.documents(concept);
  return {
    ...code,
    role: 'part',
    broad: anyOf([code.broad, term(concept)]),
    partName: GEARBOX,
    ofPart: documents,
    documents: code.documents + documents,
    weight: 3,
  };
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
