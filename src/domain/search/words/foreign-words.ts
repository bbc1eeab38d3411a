import { EVERYDAY_NAMES, FOREIGN_MANUFACTURERS } from '../../vehicle-text/language/everyday-words.ts';
import { isTradeStem } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { isMistypedName } from '../../vehicle-text/find-manufacturers.ts';
import { STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import { foldText } from '../../vehicle-text/language/fold.ts';
import { stemsOf } from '../../vehicle-text/language/stem.ts';
import { PART_MAKERS } from '../../vehicle-text/language/part-makers.ts';
import { isMeasureUnit } from '../../vehicle-text/numbers/mark-measures.ts';
import { typingDistance } from '../../vehicle-text/language/typing-distance.ts';
import { isYearText } from '../../vehicle-text/year-text.ts';
import type { QueryWord, ReadWord } from '../query/analyse-query.ts';
import type { Unit } from '../units/query-unit.ts';
import type { QueryIndex } from '../search-index.ts';
import { allOf, term } from '../units/tsquery.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Models that alone would be other words: `Tesla Model 3`, `Saab 9-3`. */
const FOREIGN_PAIR = /^(?:model [3sxy]|9 [35])$/;

/** Models that people name without their manufacturer, and that are nothing else. Folded. */
const FOREIGN_MODELS: ReadonlySet<string> = new Set(
  foldText(`
    lancer pajero outlander lacetti aveo captiva cruze matiz kalos epica nubira lanos niva samara forester impreza
    cherokee wrangler caliber voyager sebring korando rexton musso terios sirion cuore feroza justy galant
    carisma eclipse fortwo forfour ypsilon kaptiva kruz lacheti laceti tacuma takuma rezzo nexia espero leganza evanda orlando
    outback impresa foresteru sportrak charade rocky tribeca koral
  `)
    .split(/\s+/)
    .filter(Boolean),
);

/** What people call such cars, in any case: `far za peglicu`. */
const FOREIGN_NICKNAMES: ReadonlySet<string> = new Set(
  stemsOf('stojadin tristać peglica fićo ficek fićak spaček dijana jugić florida trabi'),
);

const isForeignModel = ({ text, stem: own }: QueryWord): boolean =>
  FOREIGN_MODELS.has(text) || FOREIGN_NICKNAMES.has(own);

/** Shorter forms may be other words: `mana`, `dafu`. */
const SHORTEST_MANUFACTURER = 4;

/** In any case: `ladu`, `jaguara`. */
const isForeignManufacturer = ({ text }: QueryWord): boolean =>
  [text, text.replace(/[eiou]$/, 'a'), text.replace(/(?:[aeiu]|om)$/, '')].some(
    (form) => FOREIGN_MANUFACTURERS.has(form) && (form === text || form.length >= SHORTEST_MANUFACTURER),
  );

const LONG_MANUFACTURER = 7;
const LONG_MANUFACTURERS = [...FOREIGN_MANUFACTURERS].filter(({ length }) => length >= LONG_MANUFACTURER);

/** Shorter names may be the beginning of a part that is still being typed: `man` of `manometar`. */
const SHORTEST_TYPED = 4;

/** Whether a word is read otherwise: a number, a part, a place or a word around the part. */
const isOther = ({ text, stem, isNumber }: QueryWord): boolean =>
  Boolean(isNumber) ||
  // `niva` has the stem of `nivo senzor`.
  (isTradeStem(stem) && !FOREIGN_MODELS.has(text)) ||
  placeOf(text) !== undefined ||
  STOP_WORDS.has(text);

const isSold = (text: string, { lexicon }: QueryIndex): boolean =>
  lexicon.manufacturers.has(text) || lexicon.models.has(text);

/** `mitsubisi`: one mistake in a long name, but not in its first letter: `nastava` may become a `nastavak`. */
const isMistypedManufacturer = ({ text, stem }: QueryWord, { vocabulary }: QueryIndex): boolean =>
  text.length >= LONG_MANUFACTURER &&
  !vocabulary.isKnown(stem) &&
  LONG_MANUFACTURERS.some((name) => name.startsWith(text.charAt(0)) && typingDistance(text, name, 1) <= 1);

/** `jugo 45`, `lada 1300`: not a size, which has a unit or another number after it. */
function isModelNumber({ text, before, isNumber }: QueryWord, after: QueryWord | undefined): boolean {
  const isOfMore = /\d/.test(after?.text ?? '') || isMeasureUnit(after?.text ?? '');
  return /^\d{2,4}$/.test(text) && before === ' ' && !isNumber && !isYearText(text) && !isOfMore;
}

/** A word after a manufacturer is its model, unless the shop knows it or it may be a part, whole or mistyped. */
function isModel(word: QueryWord, index: QueryIndex): boolean {
  const { vocabulary } = index;
  const { text, stem, before, isLast } = word;
  if (isOther(word) || isSold(text, index) || before !== ' ' || isYearText(text)) return false;
  if (isForeignModel(word)) return true;
  if (/^\d+$/.test(text) || text.length < 3 || vocabulary.isKnown(stem)) return false;
  if (isLast && vocabulary.startingWith(text).some(isTradeStem)) return false;
  return /\d/.test(text) || !vocabulary.similar(text, 1).some((near) => isTradeStem(near.word));
}

/** The words after a foreign manufacturer that name its model: none, one, or two as in `model 3`. */
function modelAfter(words: readonly QueryWord[], at: number, index: QueryIndex): readonly QueryWord[] {
  const [next, afterNext] = [words[at + 1], words[at + 2]];
  if (!next) return [];
  const pair = [next.text, afterNext?.text ?? ''];
  const isPair = FOREIGN_MODELS.has(pair.join('')) || FOREIGN_PAIR.test(pair.join(' '));
  if (isPair && afterNext) return [next, afterNext];
  return isModel(next, index) || isModelNumber(next, afterNext) ? [next] : [];
}

/**
 * Words that name a manufacturer that the shop has no parts for, and its model: `chevrolet lacetti`. They are nothing
 * else, so they are neither corrected nor completed.
 */
export function foreignWords(words: readonly QueryWord[], index: QueryIndex): ReadonlySet<QueryWord> {
  const { lexicon } = index;
  const found = new Set<QueryWord>();
  for (const [at, word] of words.entries()) {
    const { text } = word;
    const isManufacturer =
      (isForeignManufacturer(word) || isMistypedManufacturer(word, index)) && !PART_MAKERS.has(text);
    if (isOther(word) || isSold(text, index) || (word.isLast && text.length < SHORTEST_TYPED)) continue;
    // `Range Rover` is sold where `Rover` is not, also as `renge rover`.
    if (isManufacturer && lexicon.manufacturers.has(`${words[at - 1]?.text ?? ''}${text}`)) continue;
    if (isManufacturer && at > 0 && isMistypedName(words, at - 1, lexicon)) continue;
    if (!isManufacturer && !isForeignModel(word)) continue;
    found.add(word);
    const next = words[at + 1];
    // `fića 750`
    if (next && FOREIGN_NICKNAMES.has(word.stem) && isModelNumber(next, words[at + 2])) found.add(next);
    if (isManufacturer) for (const one of modelAfter(words, at, index)) found.add(one);
  }
  return found;
}

/**
 * Whether words that alone would name a car say which one of a foreign manufacturer is meant: codes and everyday names, the
 * `c100` of a `chevrolet captiva c100`, the `galaxy` of a `samsung galaxy`.
 */
export const areOfForeign = (named: readonly ReadWord[], words: readonly ReadWord[]): boolean =>
  words.some(({ isForeign }) => isForeign) &&
  named.every(({ text }) => /^[a-z]+\d/.test(text) || isYearText(text) || EVERYDAY_NAMES.has(text));

export const foreignWord = (word: QueryWord, vocabulary: Vocabulary): ReadWord => ({
  ...word,
  isKnown: vocabulary.isKnown(word.stem),
  isForeign: true,
  endings: [],
  prefix: undefined,
  similar: [],
});

/** Products whose names say that they are for this car. */
export function foreignUnit(words: readonly ReadWord[], vocabulary: Vocabulary): Unit {
  const broad = allOf(words.map(({ stem }) => term(stem)));
  return {
    role: 'foreign',
    broad,
    exact: broad,
    documents: Math.min(...words.map(({ stem }) => vocabulary.documents(stem))),
    readings: 1,
    weight: 3,
    words,
  };
}
