import { engineOfShortCode } from '../../vehicle-text/engines/engine-codes.ts';
import { designatedModels } from '../../vehicle-text/engines/engine-designations.ts';
import { isBarePower, manufacturersOfFuel } from '../../vehicle-text/engines/engine-words.ts';
import { isNewer } from '../../vehicle-text/find-years.ts';
import { caseForms, isMistypedName } from '../../vehicle-text/find-manufacturers.ts';
import { EVERYDAY_NAMES } from '../../vehicle-text/language/everyday-words.ts';
import { TRIMS } from '../../vehicle-text/language/trim-names.ts';
import { numberOf, ordinalOf } from '../../vehicle-text/language/number-names.ts';
import { PART_MAKERS } from '../../vehicle-text/language/part-makers.ts';
import { isOfPartName, isTradeStem } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { soundKey } from '../../vehicle-text/language/sound-key.ts';
import { STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import { isEveryday } from '../../vehicle-text/language/well-known-words.ts';
import { stemKey } from '../../vehicle-text/name-keys.ts';
import { type TextWord, writtenWord } from '../../vehicle-text/text-words.ts';
import type { VehicleLexicon } from '../../vehicle-text/vehicle-lexicon.ts';
import { isYearWord } from '../../vehicle-text/year-text.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { isCountBefore } from '../units/counted-parts.ts';
import { isSizeOfPart } from './sized-parts.ts';
import type { Near } from '../words/similar-to.ts';

/** The `190` of `2.0 tdi 190`; the `207` of `1.6 hdi 207` is a car with this fuel. */
function isPower(words: readonly ReadWord[], at: number, { models }: VehicleLexicon): boolean {
  const makers = manufacturersOfFuel(words[at - 1]?.text);
  const named = models.get(words[at]?.text ?? '') ?? [];
  return (
    makers.length > 0 &&
    isBarePower(words, at) &&
    !named.some(({ manufacturer }) => makers.includes(manufacturer.slug))
  );
}

/** The `čađi` of a `filter čađi`, which sounds like a Caddy. */
const isHeardInPartName = (words: readonly ReadWord[], at: number, { models }: VehicleLexicon): boolean =>
  !models.has(words[at]?.text ?? '') && isOfPartName(words[at], [words[at - 1], words[at + 1]]);

/** The `ide` of `ide li far`, which has the stem of an Idea. */
const isSaidAround = ({ text, stem: own }: ReadWord, { models, modelsOfStem }: VehicleLexicon): boolean =>
  STOP_WORDS.has(text) && !models.has(text) && modelsOfStem(own) !== undefined;

/** `MMI 3G`: the radio's own generation, not a body of the Passat. */
const isOfRadio = (words: readonly ReadWord[], at: number): boolean =>
  /^[2-5]g$/.test(words[at]?.text ?? '') &&
  /^(?:mmi|internet|lte|mobil\p{L}*)$/u.test(words[at - 1]?.text ?? '');

/** The `1Z` of a `golf 3 1z`: a body of the Octavia, but also an engine, where another model is named. */
function isEngineOfOther(words: readonly ReadWord[], at: number, { codes, models }: VehicleLexicon): boolean {
  const text = words[at]?.text ?? '';
  const owners = engineOfShortCode(text) ? (codes.get(text) ?? []) : [];
  if (owners.length === 0) return false;
  const named = words.flatMap((word) => models.get(word.text) ?? models.get(word.stem) ?? []);
  return named.length > 0 && !owners.some(({ model }) => named.includes(model));
}

/** `Bilstein B4` and `B6` are lines of shock absorbers, not bodies of the Passat. */
const isShockLine = (maker: string, text: string): boolean => maker === 'bilstein' && /^b\d+$/.test(text);

/** `replika rs4`, `u stilu rs6`: what a part looks like, not the car that it is for. */
const isLook = (words: readonly ReadWord[], at: number): boolean => {
  const isStyle = (i: number) =>
    /^(?:stil[aeu]?|izgled[aeu]?)$/.test(words[i]?.text ?? '') && words[i - 1]?.text === 'u';
  return isStyle(at) || isStyle(at - 1) || (words[at - 1]?.text ?? '').startsWith('replik');
};

/** `Castrol Edge`: an everyday word after a maker of parts is one of its products. */
const roleOf = (words: readonly ReadWord[], at: number, lexicon: VehicleLexicon): TextWord['role'] => {
  const [before, word] = [words[at - 1], words[at]];
  if (!word) return undefined;
  const { isNumber, isForeign, isKnown, isTown, text } = word;
  // An everyday word is a car only as it is written: `puno` is not a Punto.
  const isPlain = isEveryday(word) && !isYearWord(text) && ordinalOf(text) === undefined;
  const isOther = !isKnown && isPlain && !isMistypedName(words, at, lexicon);
  if (isForeign || isTown || isOther) return 'foreign';
  if (isEngineOfOther(words, at, lexicon)) return 'foreign';
  if (isHeardInPartName(words, at, lexicon) || isSaidAround(word, lexicon) || isLook(words, at))
    return 'foreign';
  if (isNumber) return 'part-number';
  if (isSizeOfPart(words, at) || isOfRadio(words, at) || isPower(words, at, lexicon)) return 'measure';
  if (isCountBefore(words, at)) return 'measure';
  return before &&
    PART_MAKERS.has(before.text) &&
    (EVERYDAY_NAMES.has(text) || isShockLine(before.text, text))
    ? 'foreign'
    : undefined;
};

const FOND_ENDING = /^([a-z]{4,}?)(?:i?j)?(?:ic|cin|ar|k)(?:em|om|[aeiu])?$/;

/** `golfić`, `pasatica`, `opelčina`, `golfara`, `audika`: a name that people say fondly or not, in any case and spelling. */
function fondNames(word: ReadWord, lexicon: VehicleLexicon): string[] {
  const name = word.text.startsWith('bubamar') ? 'buba' : FOND_ENDING.exec(word.text)?.[1];
  if (name === undefined || isTradeStem(word.stem) || isEveryday(word)) return [];
  const named = [name, `${name}a`].flatMap((form) => {
    const [model] = lexicon.models.get(form) ?? lexicon.modelSounds.get(soundKey(form)) ?? [];
    return model ?? lexicon.manufacturers.get(form) ?? lexicon.manufacturerSounds.get(soundKey(form)) ?? [];
  });
  return named.slice(0, 1).map((one) => stemKey(one.name));
}

/** `bmww`, `puntoo`: without one of the letters that the keyboard repeated. */
const withoutOneRepeat = (text: string): string[] =>
  [...text.matchAll(/(.)\1/g)].map(({ index }) => text.slice(0, index) + text.slice(index + 1));

/** `touarega`, `meganea`, `puntoo`: a name in a case, or with a letter twice, whose stem is not that of the name. */
const declinedNames = ({ typed, text }: ReadWord, { models }: VehicleLexicon): string[] =>
  [...caseForms({ raw: typed, text }), ...withoutOneRepeat(text)].flatMap((form) =>
    models.has(form) ? [stem(form)] : [],
  );

const TWO_MISTAKES_LETTERS = 8;
const SHORTEST_STEM = 5;
const SHORTEST_NAME = 4;

/**
 * `pribor` is not a Primera: with two mistakes a shorter word could be any model. `problem` is not a Probe: without their
 * endings short words are too similar to too many names.
 */
function isNearEnough(
  { text }: ReadWord,
  { word, distance, isWhole }: Near,
  { manufacturerOfStem }: VehicleLexicon,
): boolean {
  if (!isWhole && (word.length < SHORTEST_STEM || !text.startsWith(word.charAt(0)))) return false;
  // `swit` has more letters than `Sit`, which some write for Seat: such a mistake may be any other word.
  if (word.length < SHORTEST_NAME && text.length > word.length && withoutOneRepeat(text).length === 0)
    return false;
  return distance < 2 || text.length >= TWO_MISTAKES_LETTERS || manufacturerOfStem(word) !== undefined;
}

/** A known word as it is, any other word also with its likeliest corrections. */
export function textWord(
  word: ReadWord,
  i: number,
  words: readonly ReadWord[],
  lexicon: VehicleLexicon,
): TextWord {
  const number = numberOf(word.text);
  const isRight =
    word.isKnown ||
    number !== undefined ||
    TRIMS.has(word.text) ||
    STOP_WORDS.has(word.text) ||
    placeOf(word.text) !== undefined;
  return {
    ...writtenWord(word.text, word.before, words[i + 1]?.before ?? word.after),
    raw: isNewer(word.typed) ? word.typed : word.text,
    readings: [word.stem.replace('.', ''), ...(number ? [number] : []), ...declinedNames(word, lexicon)],
    corrections: isRight
      ? []
      : [
          ...designatedModels(word.text),
          ...fondNames(word, lexicon),
          ...word.similar.filter((near) => isNearEnough(word, near, lexicon)).map((near) => near.word),
        ],
    isJoined: i > 0 && word.before === '',
    role: roleOf(words, i, lexicon),
  };
}
