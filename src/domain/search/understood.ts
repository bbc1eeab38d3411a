import type { Understood } from '../search-page/search-answer.ts';
import { isColour } from '../vehicle-text/language/colours.ts';
import { isAccessory } from '../vehicle-text/language/concepts.ts';
import { conditionOf } from '../vehicle-text/language/condition-words.ts';
import { PART_MAKERS } from '../vehicle-text/language/part-makers.ts';
import { placeOf } from '../vehicle-text/language/place-words.ts';
import { TRIMS } from '../vehicle-text/language/trim-names.ts';
import { isEveryday } from '../vehicle-text/language/well-known-words.ts';
import type { ReadWord } from './query/analyse-query.ts';
import { correctWords } from './did-you-mean.ts';
import type { Plan } from './plan-query.ts';
import { startOf } from './units/owner-of-part.ts';
import type { Unit } from './units/query-unit.ts';
import { isMeasureUnit } from '../vehicle-text/numbers/mark-measures.ts';
import { isStopWord, isSureCorrection } from './words/similar-to.ts';
import type { Entity } from './suggestions/search-entities.ts';

const SHORTEST_CORRECTED = 5;

/** Engines, sizes, numbers, places, makers and everyday words are correct without being words of the catalogue. */
const isRight = (word: ReadWord): boolean =>
  word.isKnown ||
  word.endings.length > 0 ||
  /\d/.test(word.text) ||
  isMeasureUnit(word.text) ||
  placeOf(word.text) !== undefined ||
  PART_MAKERS.has(word.text) ||
  TRIMS.has(word.text) ||
  isColour(word.stem) ||
  conditionOf(word.stem) !== undefined ||
  isAccessory(word.stem) ||
  isEveryday(word);

/**
 * One mistake in a word of a part's name or in a place; other corrections are guesses, good enough to search with but not
 * to state.
 */
const isCorrected = ({ text, typed, similar }: ReadWord): boolean =>
  // Folding shortens: `kljme` is `klme`.
  Math.max(text.length, typed.length) >= SHORTEST_CORRECTED && isSureCorrection(text, similar[0]);

const isMistypedPlace = ({ similar: [near] }: ReadWord): boolean =>
  near !== undefined && placeOf(near.word) !== undefined;

const isUnderstood = ({ role, words, partName }: Unit): boolean =>
  role === 'engine' ||
  role === 'number' ||
  words.every(
    (word) => isRight(word) || ((partName !== undefined || isMistypedPlace(word)) && isCorrected(word)),
  );

/** Of a joined word, whose pieces are folded: the `menac` of `mjenjačgolf5`. */
const isPiece = (words: readonly ReadWord[], word: ReadWord): boolean =>
  words.some((one, i) => i > 0 && one.before === '' && (one === word || words[i - 1] === word));

/** A letter on its own asks for nothing: those that do are read as a place or a vehicle before. */
const isAskedFor = (word: ReadWord): boolean => !isStopWord(word) && !/^\p{L}$/u.test(word.text);

/**
 * Everything that a query asks for besides its vehicle, in the visitor's order and words; mistyped parts by the name of
 * the trade.
 */
export function understoodOf(plan: Plan, entities: readonly Entity[]): Understood | undefined {
  const { units, words } = plan;
  const written = new Map(correctWords(plan, entities).map(({ word, text }) => [word, text]));
  const asked = units
    .filter(({ role, words: own }) => role !== 'vehicle' && role !== 'denied' && own.some(isAskedFor))
    .toSorted((a, b) => startOf(a, words) - startOf(b, words));
  const textOf = ({ words: own, partName }: Unit): string =>
    partName !== undefined &&
    ((own.length > 1 && !own.every(isRight)) || own.some((word) => isPiece(words, word)))
      ? partName
      : own
          .toSorted((a, b) => words.indexOf(a) - words.indexOf(b))
          .map((word) => written.get(word) ?? word.typed)
          .join(' ');
  const known = asked.filter(isUnderstood).map(textOf);
  const unknown = asked
    .filter((unit) => !isUnderstood(unit))
    .flatMap(({ words: own }) => own.map(({ typed }) => typed));
  return asked.length > 0 ? { known, unknown: [...new Set(unknown)] } : undefined;
}
