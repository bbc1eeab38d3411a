import { engineOfCode } from '../../vehicle-text/engines/engine-codes.ts';
import { designatedModels } from '../../vehicle-text/engines/engine-designations.ts';
import { distanceToPartMaker } from '../../vehicle-text/language/part-makers.ts';
import { isOfPartName, isPartName, isTradeStem } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import { TRIMS } from '../../vehicle-text/language/trim-names.ts';
import { isEveryday } from '../../vehicle-text/language/well-known-words.ts';
import { rimInches } from '../../vehicle-text/numbers/mark-measures.ts';
import { isBulbSocket, isOilGrade } from '../../vehicle-text/numbers/named-sizes.ts';
import { unversionedCode } from '../../vehicle-text/models/take-codes.ts';
import type { VehicleLexicon } from '../../vehicle-text/vehicle-lexicon.ts';
import type { QueryWord } from '../query/analyse-query.ts';
import type { QueryIndex } from '../search-index.ts';
import { similarTo } from './similar-to.ts';
import { halvesAt, withoutDoubles } from './typed-letters.ts';

/** Of a word that somebody joined to others. */
export const SHORTEST_PIECE = 3;
/** Longer texts are not words that somebody joined in a hurry. */
const JOINED_LETTERS_MAX = 30;
/** A shorter name of a maker is one letter away from too many words. */
const MISTYPED_MAKER = 7;

const WHEEL_OFFSET = /^et\d\d$/;

/** A manufacturer or a model, in any case. */
export const isVehicleName = (piece: string, { manufacturers, models }: VehicleLexicon): boolean =>
  [piece, stem(piece)].some((form) => manufacturers.has(form) || models.has(form));

const namesSomething = (piece: string, lexicon: VehicleLexicon): boolean =>
  /\d/.test(piece) ||
  isPartName(stem(piece)) ||
  placeOf(piece) !== undefined ||
  isVehicleName(piece, lexicon);

/** Rare words meet in the middle of others: the `intk` of `intake` and a `ler` are no `intkuler`. */
export const areTwoThings = (left: string, right: string, lexicon: VehicleLexicon): boolean =>
  [left, right].some((half) => namesSomething(half, lexicon)) ||
  isOfPartName({ stem: stem(left) }, [{ stem: stem(right) }]);

/** `pločicee`, `kocnione`, `mercdes`: one letter away from a part or a car, whatever its halves name. */
function isNearName(word: QueryWord, { vocabulary, lexicon }: QueryIndex): boolean {
  if (word.text.length < SHORTEST_PIECE * 2) return false;
  if (isTradeStem(stem(withoutDoubles(word.text)))) return true;
  // `astrah` is an Astra H.
  const isRatherVehicle = (near: string) => vocabulary.isVehicle(near) && !word.text.startsWith(near);
  return similarTo(word, vocabulary, { isKnown: false, isAlone: false }).some(
    ({ word: near, distance }) =>
      distance === 1 && (isTradeStem(near) || lexicon.manufacturers.has(near) || isRatherVehicle(near)),
  );
}

/** Whether a word is one thing as it stands, and not several words that were joined. */
export const namesOneThing = (word: QueryWord, index: QueryIndex): boolean => {
  const { text, stem, isNumber } = word;
  const { vocabulary, lexicon } = index;
  return (
    Boolean(isNumber) ||
    STOP_WORDS.has(text) ||
    text.length > JOINED_LETTERS_MAX ||
    text.includes('.') ||
    vocabulary.isKnown(stem) ||
    isEveryday(word) ||
    distanceToPartMaker(text, text.length < MISTYPED_MAKER ? 0 : 1) !== undefined ||
    designatedModels(text).length > 0 ||
    engineOfCode(text) !== undefined ||
    rimInches(text) !== undefined ||
    isBulbSocket(text) ||
    isOilGrade(text) ||
    TRIMS.has(text) ||
    WHEEL_OFFSET.test(text) ||
    isVehicleName(withoutDoubles(text), lexicon) ||
    (isNearName(word, index) && !isPartWithPlace(text)) ||
    unversionedCode(text, lexicon) !== undefined
  );
};

/** `farlijevi`, which is also two letters away from `farovi`. */
const isPartWithPlace = (text: string): boolean =>
  halvesAt(text).some(
    ([left, right]) =>
      left.length >= SHORTEST_PIECE && isPartName(stem(left)) && placeOf(right) !== undefined,
  );
