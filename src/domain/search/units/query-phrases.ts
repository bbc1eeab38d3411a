import {
  conceptNamed,
  isPartName,
  isQualityName,
  type Phrase,
  phrasesWith,
  STEM_OF_NAME_WORD,
} from '../../vehicle-text/language/phrases.ts';
import { ATTRIBUTE_STEMS, type Place, placeOf } from '../../vehicle-text/language/place-words.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { isComingWith } from './owner-of-part.ts';
import { readingsOf } from './query-unit.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** A name of several words of which one has one mistake, as `lamda sonda`: the correct words beside it confirm it. */
const isNearlyTyped = ({ stems }: Phrase, words: readonly ReadWord[], typed: ReadonlySet<string>): boolean =>
  stems.some((stem) => typed.has(stem)) &&
  stems.every(
    (stem) =>
      typed.has(stem) ||
      words.some(({ similar }) => similar.some((near) => near.word === stem && near.distance === 1)),
  );

const isForward = (at: readonly number[]): boolean =>
  at.every((place, i) => i === 0 || place > (at[i - 1] ?? 0));
const spanOf = (at: readonly number[]): number => Math.max(...at) - Math.min(...at);

const LONG_NAME = 3;

/**
 * In reverse order, words are a name only if nothing but places stands between them: `retrovizor lijevi staklo`. In a
 * long name qualities may stand there too: `ručna kočnica električna motorić`. In the name's own order, any words may.
 */
function isTogether(at: readonly number[], words: readonly ReadWord[]): boolean {
  const first = Math.min(...at);
  const between = words.slice(first, first + spanOf(at));
  return (
    isForward(at) ||
    between.every(
      ({ stem, text }, i) =>
        at.includes(first + i) ||
        ATTRIBUTE_STEMS.has(stem) ||
        placeOf(text) !== undefined ||
        (at.length >= LONG_NAME && isQualityName(stem)),
    )
  );
}

const SIDE_PLACES: ReadonlySet<Place | undefined> = new Set<Place>(['left', 'right']);
const WITHOUT_SIDE: ReadonlySet<string> = new Set(
  ['vjetrobransko staklo', 'zadnje staklo'].map(conceptNamed),
);

/** `prednje lijevo staklo` is in a door, not the `prednje staklo`. */
const isWithoutSide = ({ concept, texts }: Phrase): boolean =>
  WITHOUT_SIDE.has(concept) && texts.some((text) => placeOf(text) !== undefined);

/** `troja vrata` says something about another part, but alone it asks for doors. */
const takesOnlyPart = (at: readonly number[], words: readonly ReadWord[]): boolean =>
  at.some((place) => isPartName(words[place]?.stem ?? '')) &&
  !words.some(({ stem }, i) => !at.includes(i) && isPartName(stem));

/** The `zadnji ležaj` of a `zadnji ležaj mjenjača` is not a wheel bearing. */
const hasPlace = ({ texts }: Phrase): boolean => texts.some((text) => placeOf(text) !== undefined);

/** `grijana sjedišta` are seats: a noun in a name, `grijanje`, is not the participle with the same stem. */
const isOtherForm = ({ written }: Phrase, at: readonly number[], words: readonly ReadWord[]): boolean =>
  at.some(
    (place, i) => /[ae]nj[aeu]$/.test(written[i] ?? '') && /[ae]n[aiou]$/.test(words[place]?.typed ?? ''),
  );

/** `lijevi sa žmigavcem retrovizor`: what a part comes with is not the beginning of its name. */
const isAcrossPart = (
  { texts }: Phrase,
  at: readonly number[],
  words: readonly ReadWord[],
  asked: readonly ReadWord[],
) =>
  at.some((place, i) => {
    const [word, before] = [words[place], words[at[i - 1] ?? -1]];
    return (
      word !== undefined &&
      before !== undefined &&
      isComingWith(asked, asked.indexOf(before)) &&
      texts[i] !== word.text &&
      STEM_OF_NAME_WORD.has(word.text) &&
      isPartName(word.stem)
    );
  });

type Places = ReadonlyMap<string, readonly number[]>;

/** Where the words of a name stand, all in one clause: `turbina s ventilom` has no `ventil turbine`. */
function placesOf({ stems }: Phrase, places: Places, words: readonly ReadWord[]): number[] | undefined {
  for (const clause of new Set(words.map((word) => word.clause))) {
    const at: number[] = [];
    for (const stem of stems) {
      const place = places.get(stem)?.find((i) => words[i]?.clause === clause && !at.includes(i));
      if (place !== undefined) at.push(place);
    }
    if (at.length === stems.length && isTogether(at, words)) return at;
  }
  return undefined;
}

/**
 * The longest names first, then those in order, then those whose words are nearest; a word belongs to one name. `asked`
 * has also the words between them.
 */
export function findPhrases(
  words: readonly ReadWord[],
  vocabulary: Vocabulary,
  asked = words,
): Map<Phrase, number[]> {
  const typed = new Set(words.flatMap((word) => (word.isKnown ? [word.stem] : [])));
  const places = new Map<string, number[]>();
  for (const [i, word] of words.entries())
    for (const reading of readingsOf(word)) places.set(reading, [...(places.get(reading) ?? []), i]);
  const isOfSide = words.some(({ text }) => SIDE_PLACES.has(placeOf(text)));
  const named = phrasesWith(places.keys()).flatMap((phrase) => {
    if (phrase.stems.length < 2 || (isOfSide && isWithoutSide(phrase))) return [];
    const isTyped = phrase.stems.every((stem) => typed.has(stem));
    if (!isTyped && vocabulary.documents(phrase.concept) === 0 && !isNearlyTyped(phrase, words, typed))
      return [];
    const at = placesOf(phrase, places, words);
    if (!at || isOtherForm(phrase, at, words) || isAcrossPart(phrase, at, words, asked)) return [];
    return phrase.isPart || !takesOnlyPart(at, words) ? [{ phrase, at }] : [];
  });
  named.sort(
    (a, b) =>
      b.at.length - a.at.length ||
      Number(isForward(b.at)) - Number(isForward(a.at)) ||
      spanOf(a.at) - spanOf(b.at) ||
      Number(hasPlace(a.phrase)) - Number(hasPlace(b.phrase)),
  );
  const taken = new Set<number>();
  const found = new Map<Phrase, number[]>();
  for (const { phrase, at } of named) {
    if (at.some((place) => taken.has(place))) continue;
    for (const place of at) taken.add(place);
    found.set(phrase, at);
  }
  return found;
}
