import { engineOfCode } from '../../vehicle-text/engines/engine-codes.ts';
import { isColour } from '../../vehicle-text/language/colours.ts';
import { isAccessory } from '../../vehicle-text/language/concepts.ts';
import { conditionOf } from '../../vehicle-text/language/condition-words.ts';
import { EVERYDAY_STEMS, FOREIGN_MANUFACTURERS } from '../../vehicle-text/language/everyday-words.ts';
import { numberOf } from '../../vehicle-text/language/number-names.ts';
import { distanceToPartMaker } from '../../vehicle-text/language/part-makers.ts';
import { isPartName, isTradeStem, singleNamesOf } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { SPOKEN_UNITS } from '../../vehicle-text/language/spoken-units.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { isFillerForm, isNearFiller, STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import { TRIMS } from '../../vehicle-text/language/trim-names.ts';
import { sortedLetters } from '../../vehicle-text/language/typing-distance.ts';
import { isParticiple } from '../../vehicle-text/language/verb-forms.ts';
import { beginsEveryday, isEveryday } from '../../vehicle-text/language/well-known-words.ts';
import type { QueryWord } from '../query/analyse-query.ts';
import { isLabelWord } from '../units/query-labels.ts';
import { beginsAs, isSlippedPlace, withoutDoubles, withoutVowels } from './typed-letters.ts';
import { spelledAtHome } from './spelled-at-home.ts';
import type { SimilarWord, Vocabulary } from './vocabulary.ts';

const SIMILAR_MAX = 4;

/**
 * Beside other words two mistakes in five letters are accepted. Alone they could be anything: `folija` is not Fabia.
 */
function mistakesOf(text: string, isAlone: boolean): number {
  if (/\d/.test(text) || text.length < 3) return 0;
  return text.length < (isAlone ? 7 : 5) ? 1 : 2;
}

const SHORT_LETTERS = 5;
const TWO_MISTAKES_LETTERS = 7;
const RIGHT_LETTERS = 3;
const SHORT_STEM = 4;

/**
 * In a short word, an ending that stemming changes weighs as much as a mistake: `kauč` is not `kuk`. Without its ending
 * `polupao` would be a `poluga`.
 */
const formsOf = ({ text, stem }: QueryWord): Set<string> =>
  new Set(
    !isParticiple(text) && (text.length > SHORT_LETTERS || text.startsWith(stem)) ? [stem, text] : [text],
  );

/** Names of vehicles have no such ending, so that without it `bubreg` would be a Buba. */
const ADJECTIVE_ENDING = /(?:[eo]g|i[hm]|oj)$/;

/** A stem of three letters hides a mistake, so it only matches words of the trade: `nike` is not Niro. */
const isTradeForm = (form: string, text: string): boolean =>
  form !== text && (form.length < SHORT_STEM || ADJECTIVE_ENDING.test(text));

/** `dsni`: people leave out vowels rather than type another consonant. */
const hasItsConsonants = (near: string, { text, stem }: QueryWord): boolean =>
  text.length <= SHORT_LETTERS && withoutVowels(near) === withoutVowels(stem);

/**
 * One mistake is a large part of a short word: its first letter must be right, and of three letters two may only be
 * swapped or a vowel missing.
 */
function isNearShort(text: string, near: string): boolean {
  // `elge`: only its first letter is missing.
  if (text.length >= SHORT_STEM && isTradeStem(near) && stem(near) === stem(`${near.charAt(0)}${text}`))
    return true;
  if (isSlippedPlace(text, near)) return true;
  if (!near.startsWith(text.charAt(0))) return false;
  if (text.length > 3 || sortedLetters(text) === sortedLetters(near)) return true;
  // Folding turns `ulja` into `ula`, so `uja` is one letter away from it.
  if (near === text.replace('j', 'l') || near === text.replace('j', 'n')) return true;
  return near.length > text.length && withoutVowels(near) === withoutVowels(text);
}

/**
 * Two mistakes are a large part of a word of six letters, unless its beginning is right, or they only swap or double
 * letters or concern vowels.
 */
function isNearWithTwo({ text, stem }: QueryWord, near: string): boolean {
  if (text.length >= TWO_MISTAKES_LETTERS && near.length >= SHORT_LETTERS) return true;
  if (near.startsWith(text.slice(0, RIGHT_LETTERS))) return true;
  const meant = withoutDoubles(near);
  return [text, stem]
    .map(withoutDoubles)
    .some(
      (form) => sortedLetters(form) === sortedLetters(meant) || withoutVowels(form) === withoutVowels(meant),
    );
}

/** Right as it is, although no product has it. */
const isWellKnown = (word: QueryWord): boolean =>
  isStopWord(word) ||
  isFillerForm(word) ||
  isEveryday(word) ||
  isColour(word.stem) ||
  isLabelWord(word.stem) ||
  SPOKEN_UNITS.has(word.text) ||
  TRIMS.has(word.text) ||
  conditionOf(word.stem) !== undefined ||
  isAccessory(word.stem) ||
  (word.isLast && beginsEveryday(word));

/** Not asked for: what people say around a part, and where they live. */
export const isStopWord = ({ text, isTown }: QueryWord): boolean => isTown || STOP_WORDS.has(text);

/** `rtovizor` has letters of `retrovizor` only, in their order. */
const isShortened = (text: string, near: string): boolean => {
  let at = 0;
  for (const letter of near) if (letter === text[at]) at++;
  return at === text.length;
};

/** A correction is sure enough to search for other products with it. */
export const isSureCorrection = (text: string, near: SimilarWord | undefined): boolean =>
  near !== undefined &&
  (near.distance <= 1 ||
    (text.length >= TWO_MISTAKES_LETTERS && isTradeStem(near.word) && isShortened(text, near.word)));

/** Bosnian words have none of these, so whoever types one means it: `swit` is a Swift, not a `sit`. */
const FOREIGN_LETTERS = /[qwxy]/g;

function withForeignLetters(all: readonly Near[], typed: string): readonly Near[] {
  const letters = typed.match(FOREIGN_LETTERS) ?? [];
  const having = all.filter(({ word }) => letters.every((one) => word.includes(one)));
  return having.length === 0 ? all : having;
}

/** `felna` is in no name, but many products are the `felga` that it names. */
const productsNamed = (near: string, { documents }: Vocabulary): number =>
  Math.max(documents(near), ...singleNamesOf(near).map(({ concept }) => documents(concept)));

/** `isWhole`: the whole word is that near, not only what stemming leaves of it. */
export type Near = SimilarWord & { isWhole: boolean };

/** Words near to a form of this one. */
function nearTo(word: QueryWord, vocabulary: Vocabulary, max: number): (SimilarWord & { form: string })[] {
  const near = [...formsOf(word)].flatMap((form) =>
    vocabulary.similar(form, max).map((one) => ({ ...one, form })),
  );
  const single = withoutDoubles(word.text);
  if (single === word.text || max < 2) return near;
  // A letter that the keyboard repeated is a mistake of its own, but none beside letters in the wrong order: `gloff`.
  const undoubled = vocabulary.similar(single, 1).map(({ word: meant, distance }) => ({
    word: meant,
    distance: sortedLetters(meant) === sortedLetters(single) ? 1 : distance + 1,
    form: word.text,
  }));
  return [...near, ...undoubled];
}

/** The words of the catalogue that a mistyped one may mean, the nearest first. */
export function similarTo(
  word: QueryWord,
  vocabulary: Vocabulary,
  { isKnown, isAlone }: { isKnown: boolean; isAlone: boolean },
): Near[] {
  if (isKnown && word.text.length < 4) return [];
  if (word.isNumber || placeOf(word.text) || numberOf(word.text) || engineOfCode(word.text)) return [];
  if (FOREIGN_MANUFACTURERS.has(word.text) || isWellKnown(word)) return [];
  const home = isKnown ? undefined : spelledAtHome(word, vocabulary.isKnown);
  if (home !== undefined) return [{ word: home, distance: 1, isWhole: true }];
  // With one mistake `trazm` is `tražim`, so it is not `trap` with two.
  const most = isKnown || isNearFiller(word.text) ? 1 : 2;
  const max = Math.min(mistakesOf(word.text, isAlone), most);
  if (max === 0) return [];
  const initial = word.text.charAt(0);
  const best = new Map<string, Near>();
  for (const { word: near, distance, form } of nearTo(word, vocabulary, max)) {
    if (isTradeForm(form, word.text) && !isTradeStem(near)) continue;
    const known = best.get(near);
    const isWhole = form === word.text;
    if (!known || distance < known.distance || (isWhole && distance === known.distance))
      best.set(near, { word: near, distance, isWhole });
  }
  best.delete(word.stem);
  const counts = new Map([...best.keys()].map((near) => [near, productsNamed(near, vocabulary)]));
  const products = (near: string): number => counts.get(near) ?? 0;
  // `hibno` is `hitno`, `kostq` is `košta`: talk is nearer than a part that begins otherwise or that the shop lacks.
  const isAsked = (near: string) =>
    near.startsWith(initial) && (products(near) > 0 || vocabulary.isVehicle(near));
  if (!isKnown && isNearFiller(word.text) && ![...best.keys()].some(isAsked)) return [];
  if (word.text.length < SHORT_LETTERS)
    for (const near of best.keys())
      if (!isNearShort(word.text, near) || products(near) === 0) best.delete(near);
  const all = [...best.values()]
    // With two mistakes the first letter must be right (`recaro` is not `treće`), and the word must not be an everyday
    // name (`peglica` is not `petica`).
    .filter(
      (near) =>
        near.distance < 2 ||
        (near.word.startsWith(initial) && !EVERYDAY_STEMS.has(near.word) && isNearWithTwo(word, near.word)),
    )
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(beginsAs(word.text, b.word)) - Number(beginsAs(word.text, a.word)) ||
        Number(products(b.word) > 0) - Number(products(a.word) > 0) ||
        Number(hasItsConsonants(b.word, word)) - Number(hasItsConsonants(a.word, word)) ||
        Number(b.isWhole) - Number(a.isWhole) ||
        products(b.word) - products(a.word),
    );
  const maker = distanceToPartMaker(word.text, max) ?? Infinity;
  // A word equally near to a maker and to a part, or to a vehicle that the shop has parts for, does not mean the maker,
  // unless it is the maker's name as it is written.
  const isSold = (near: string) =>
    isTradeStem(near) || (vocabulary.isVehicle(near) && vocabulary.documents(near) > 0);
  return nearestOf(preferParts(withForeignLetters(all, word.text), word.text, vocabulary), word).filter(
    ({ word: near, distance }) => distance < maker || (distance === maker && isSold(near)),
  );
}

/**
 * A word that is equally near to a part and to another word means the part, unless it is so only without its ending or
 * only the other word has its first letter: `parter` is a Partner, not a `karter`. Equally near to a vehicle and to a
 * quality, it means what more products have.
 */
function preferParts(all: readonly Near[], typed: string, { isVehicle, documents }: Vocabulary): Near[] {
  const hasInitial = ({ word, distance }: Near) => distance < 2 && beginsAs(typed, word);
  const isPart = (near: Near) => isTradeStem(near.word) && (hasInitial(near) || !all.some(hasInitial));
  const least = (parts: readonly Near[]) => Math.min(...parts.map(({ distance }) => distance));
  const parts = all.filter(isPart);
  const whole = parts.filter(({ isWhole }) => isWhole);
  const isRather = (near: Near) =>
    isVehicle(near.word) &&
    near.word.length >= SHORT_STEM &&
    hasInitial(near) &&
    whole.every(
      ({ word, distance }) =>
        near.distance < distance ||
        (near.distance === distance && !isPartName(word) && documents(near.word) > documents(word)),
    );
  const [part, wholePart] = [least(parts), least(whole)];
  return all.filter(
    (near) =>
      isPart(near) || near.distance < part || (near.isWhole && (near.distance < wholePart || isRather(near))),
  );
}

function nearestOf(all: readonly Near[], word: QueryWord): Near[] {
  const nearest = all[0]?.distance ?? 0;
  // Two mistakes in a short word could be anything, so they are accepted only when no word is nearer. Beside a part that
  // is one mistake away they mean nothing else: `zamajsc` is a `zamajac`, not `zamjenski`.
  const isSure = all.some(({ word: near, distance }) => distance <= 1 && isPartName(near));
  const isOpen = word.text.length >= TWO_MISTAKES_LETTERS && !isSure;
  return all.filter(({ distance }) => distance === nearest || isOpen).slice(0, SIMILAR_MAX);
}
