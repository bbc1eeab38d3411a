import { engineOfCode } from '../../vehicle-text/engines/engine-codes.ts';
import { isColour, isShade } from '../../vehicle-text/language/colours.ts';
import { isOfPartName, isPartName, isTradeStem } from '../../vehicle-text/language/phrases.ts';
import { stem, stemsOf } from '../../vehicle-text/language/stem.ts';
import { isYearText, isYearWord } from '../../vehicle-text/year-text.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { isGearboxCode, namesGearbox } from './gearbox-codes.ts';

const setOfStems = (words: string): ReadonlySet<string> => new Set(stemsOf(words));

/** Words that announce the code of a body or an engine. */
const OF_CODE = setOfStems('model tip typ karoserija šasija oznaka šifra kod izvedba verzija');
/** Words that also announce a vehicle by its name. */
const OF_NAME = setOfStems('model');
const OF_GENERATION = setOfStems('generacija gen');
/** `stariji tip` and `novi model` are qualities of a part. */
const AGES = setOfStems('star stari stariji nov novi noviji');
const OF_ENGINE = stem('motor');
const OF_COLOUR = setOfStems('boja boje boju');

/** Right as it is: `model` is not a mistyped `modul`. */
export const isLabelWord = (own: string): boolean => OF_CODE.has(own) || OF_GENERATION.has(own);

const textAt = (words: readonly ReadWord[], at: number): string => words[at]?.text ?? '';

/** The `godište` of `2006. godište`, and both words of `godina proizvodnje 2006`. */
function isOfYear(words: readonly ReadWord[], at: number): boolean {
  if (!isYearWord(textAt(words, at))) return false;
  return [-1, 1].some((step) => {
    let beside = at + step;
    while (isYearWord(textAt(words, beside))) beside += step;
    return isYearText(textAt(words, beside));
  });
}

/** `motor bxe` and `bxe motor`; the `motor` of a `nosač motor` is no engine that is looked for. */
const isBesideCode = (words: readonly ReadWord[], at: number): boolean =>
  [words[at - 1], words[at + 1]].some(isCode);

const isOtherPartNamed = (words: readonly ReadWord[], at: number): boolean =>
  words.some(({ stem: own }, i) => i !== at && isPartName(own));

/** The `tip` of `tip 8e`, the `model` of `model golf 5` and the `kod motora` of `kod motora bkd`. */
function isOfCode(words: readonly ReadWord[], at: number, ofVehicle: ReadonlySet<number>): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || AGES.has(before?.stem ?? '')) return false;
  if (word.stem === OF_ENGINE && OF_CODE.has(before?.stem ?? '')) return isCode(next);
  if (word.text === 'motor')
    return isBesideCode(words, at) && isOtherPartNamed(words, at) && !isOfPartName(word, [before]);
  // `golf 5 generacije`
  if (OF_GENERATION.has(word.stem)) return ofVehicle.has(at - 1) || ofVehicle.has(at + 1);
  if (!OF_CODE.has(word.stem)) return false;
  // The gearbox of `kod mjenjača jhb` stays, as the part that is looked for.
  if (isGearboxCode(words, namesGearbox(next) ? at + 2 : at + 1)) return true;
  if (ofVehicle.has(at + 1)) return OF_NAME.has(word.stem) || /\d/.test(textAt(words, at + 1));
  return isCode(next?.stem === OF_ENGINE ? words[at + 2] : next);
}

/** Both words of `kod boje ly7w` and `šifra boje c9x`: which colour it is stays. */
function isOfColour(words: readonly ReadWord[], at: number): boolean {
  const label = OF_COLOUR.has(words[at]?.stem ?? '') ? at - 1 : at;
  return (
    OF_CODE.has(words[label]?.stem ?? '') &&
    OF_COLOUR.has(words[label + 1]?.stem ?? '') &&
    words.length > label + 2
  );
}

/** The `boji` of `u crnoj boji` and the `boja` of `boja crna`. */
const isBesideColour = (words: readonly ReadWord[], at: number): boolean =>
  OF_COLOUR.has(words[at]?.stem ?? '') && [at - 1, at + 1].some((i) => isColour(words[i]?.stem ?? ''));

/** The `fi` of `pletenica auspuha fi 50`. */
const isOfDiameter = (words: readonly ReadWord[], at: number): boolean =>
  textAt(words, at) === 'fi' && /^\d/.test(textAt(words, at + 1));

const isCode = (word: ReadWord | undefined): boolean =>
  word !== undefined && engineOfCode(word.text) !== undefined;

const LETTERS_OF_ABBREVIATION = 3;

/** The `a` of `hladnjak egr a` and the `om` of `sa abs om`: the ending of an abbreviation, but not the `A` of an `A klasa`. */
export function isEndingApart(words: readonly ReadWord[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  return (
    /^(?:a|om)$/.test(word?.text ?? '') &&
    before !== undefined &&
    before.text.length <= LETTERS_OF_ABBREVIATION &&
    isTradeStem(before.stem) &&
    !/^\d$|^klas/.test(next?.text ?? '')
  );
}

/** Whether a word only says what another one is: of a year, of a code, or of a colour. */
export const isLabel = (words: readonly ReadWord[], at: number, ofVehicle: ReadonlySet<number>): boolean =>
  isOfYear(words, at) ||
  isOfCode(words, at, ofVehicle) ||
  isOfColour(words, at) ||
  isBesideColour(words, at) ||
  isOfDiameter(words, at) ||
  isShade(textAt(words, at), words[at + 1]?.stem ?? '');
