import { isAttribute } from '../../vehicle-text/language/clauses.ts';
import { isAccessory } from '../../vehicle-text/language/concepts.ts';
import { PART_MAKERS } from '../../vehicle-text/language/part-makers.ts';
import {
  conceptNamed,
  isPartName,
  isQualityName,
  mainNameOf,
  type Phrase,
  phrasesWith,
  singleNamesOf,
} from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { stemsOf } from '../../vehicle-text/language/stem.ts';
import { PREPOSITIONS } from '../../vehicle-text/language/stop-words.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { isOfAnything } from './owner-of-part.ts';

const concepts = (...names: string[]): ReadonlySet<string> => new Set(names.map(conceptNamed));

/** Genitives of what most parts belong to, folded. */
const WHOLE: ReadonlySet<string> = new Set('motora tocka tockova vozila automobila'.split(' '));

/**
 * What names of parts do not say: the `vrata` of `podizač stakla prednja lijeva vrata` and of `retrovizor na vratima`, the
 * `šoferšajba` of its wipers. Some are part of other names unless a word stands before them that says where.
 */
const UNSAID: readonly { of: ReadonlySet<string>; stems: ReadonlySet<string>; isAfterPlace?: boolean }[] = [
  {
    of: concepts('podizač stakla', 'sajla podizača', 'prekidač podizača', 'zvučnik', 'retrovizor'),
    stems: new Set(stemsOf('vrata')),
    isAfterPlace: true,
  },
  {
    of: concepts('brisač', 'motorić brisača', 'ručica brisača'),
    stems: new Set(stemsOf('šoferšajba šoferšajbna šoferka vjetrobran')),
  },
  { of: concepts('patosnica'), stems: new Set(stemsOf('noga')) },
];

const UNSAID_STEMS: ReadonlySet<string> = new Set(UNSAID.flatMap(({ stems }) => [...stems]));

const NOTHING: ReadonlySet<ReadWord> = new Set();

/** `senzor motora`, `guma motora`: without its owner it is another part. */
const needsOwner = (stem: string): boolean =>
  isAccessory(stem) || singleNamesOf(stem).some(({ concept }) => isOfAnything(mainNameOf(concept)));

/** May stand between a part and what it belongs to. */
const isBetween = (word: ReadWord | undefined): boolean =>
  isAttribute(word) || placeOf(word?.text ?? '') !== undefined;

/**
 * The `motora` of `čep ulja motora` and the `točka` of `doboš zadnjeg točka`: what belongs to the engine or to a wheel of
 * every car, and so names of parts do not say it. `namesIn`: names of several words, with their places.
 */
export function ofTheWhole(
  words: readonly ReadWord[],
  namesIn: (words: readonly ReadWord[]) => ReadonlyMap<Phrase, readonly number[]>,
): ReadonlySet<ReadWord> {
  // Most queries say nothing of the kind, and finding names takes time.
  if (!words.some((word) => WHOLE.has(word.text) || UNSAID_STEMS.has(word.stem))) return NOTHING;
  const names = [...namesIn(words)];
  const isInName = (at: number) => names.some(([, places]) => places.includes(at));
  const isPart = (at: number) => {
    const stem = words[at]?.stem ?? '';
    return isInName(at)
      ? names.some(([{ isPart }, places]) => isPart && Math.max(...places) === at)
      : isPartName(stem) && !needsOwner(stem);
  };
  const isOneOf = (at: number, of: ReadonlySet<string>) =>
    names.some(([{ concept }, places]) => of.has(concept) && Math.max(...places) === at) ||
    (!isInName(at) && singleNamesOf(words[at]?.stem ?? '').some(({ concept }) => of.has(concept)));
  return new Set(
    words.filter((word, at) => {
      let owned = at - 1;
      while (isBetween(words[owned])) owned--;
      if (isInName(at)) return false;
      if (WHOLE.has(word.text)) return words[owned]?.clause === word.clause && isPart(owned);
      if (PREPOSITIONS.has(words[owned]?.text ?? '')) owned--;
      while (isBetween(words[owned])) owned--;
      return (
        words[owned]?.clause === word.clause &&
        UNSAID.some(
          ({ of, stems, isAfterPlace }) =>
            stems.has(word.stem) &&
            (!isAfterPlace || saysWhere(words[at - 1]?.text ?? '')) &&
            isOneOf(owned, of),
        )
      );
    }),
  );
}

const saysWhere = (text: string): boolean => placeOf(text) !== undefined || /^(?:na|u)$/.test(text);

/** The maker, a quality or the place, which not every part of a kind has: the `bosch` of a `bosch pumpa`. */
const isChoice = (word: ReadWord): boolean =>
  PART_MAKERS.has(word.text) || isQualityName(word.stem) || isBetween(word);

/**
 * The `fara` of `motorić nivelacije fara`: it belongs to another name of the part that is named right before it, and adds
 * nothing to that name. `names`: names of several words, with their places.
 */
export function saysAgain(
  words: readonly ReadWord[],
  at: number,
  names: ReadonlyMap<Phrase, readonly number[]>,
): boolean {
  const word = words[at];
  const [said] = [...names].find(([{ isPart }, places]) => isPart && Math.max(...places) === at - 1) ?? [];
  if (!said || !word || word.clause !== words[at - 1]?.clause || isChoice(word)) return false;
  return phrasesWith([word.stem]).some(
    ({ concept, stems, texts }) =>
      concept === said.concept &&
      stems.length > 1 &&
      stems.some((stem) => said.stems.includes(stem)) &&
      texts.includes(word.text),
  );
}
