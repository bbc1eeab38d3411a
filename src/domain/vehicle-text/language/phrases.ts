import { groupBy } from '../../group-by.ts';
import { foldText } from './fold.ts';
import {
  BODY_NAMES,
  FOREIGN_NAMES,
  KIND_NAMES,
  NAMES_WITHOUT_ENGINE,
  OPPOSED_NAMES,
  PART_NAMES,
  PLACED_NAMES,
  QUALITY_NAMES,
} from './part-names/part-names.ts';
import { ATTRIBUTE_STEMS, PLACE_NAMES, type Place } from './place-words.ts';
import { otherWordings } from './same-words.ts';
import { PREPOSITIONS } from './stop-words.ts';
import { type Word, wordsOf } from './words.ts';

/** Prefix of terms that are concepts and not words. */
const CONCEPT_MARK = '=';

export type Phrase = {
  stems: readonly string[];
  /** The same with prepositions: `kuka za vuču`. */
  spoken: readonly string[];
  /** Words as the list writes them, folded. */
  texts: readonly string[];
  concept: string;
  isPart: boolean;
  /** As the list writes them, for 'did you mean'. */
  written: readonly string[];
};

export const conceptNamed = (name: string): string => CONCEPT_MARK + foldText(name).replaceAll(' ', '-');

const MAIN_NAMES: ReadonlyMap<string, string> = new Map(
  PART_NAMES.map(([main = '']) => [conceptNamed(main), main]),
);

/** What the trade calls a part, for showing it. */
export const mainNameOf = (concept: string): string | undefined => MAIN_NAMES.get(concept);

const OPPOSED: readonly (readonly string[])[] = OPPOSED_NAMES.map((names) => names.map(conceptNamed));

/** The qualities that one excludes: an estate is not a saloon. */
export const opposedTo = (concept: string): readonly string[] =>
  OPPOSED.find((group) => group.includes(concept))?.filter((other) => other !== concept) ?? [];

const KINDS_OF: ReadonlyMap<string, readonly { all: string }[]> = groupBy(
  KIND_NAMES.flatMap(([all = '', ...kinds]) =>
    kinds.map((kind) => ({ kind: conceptNamed(kind), all: conceptNamed(all) })),
  ),
  ({ kind }) => kind,
);

/** The more general concepts that one belongs to: a `sportska opruga` is an `opruga`, and that is `ovjes`. */
export const kindsOf = (concept: string): string[] =>
  (KINDS_OF.get(concept) ?? []).flatMap(({ all }) => [all, ...kindsOf(all)]);

const WITHOUT_ENGINE: ReadonlySet<string> = new Set(NAMES_WITHOUT_ENGINE.map(conceptNamed));

/** Whether a part, by its main name, is the same with every engine of a car. */
export const isWithoutEngine = (mainName: string): boolean =>
  [conceptNamed(mainName), ...kindsOf(conceptNamed(mainName))].some((concept) => WITHOUT_ENGINE.has(concept));

const PLACED: ReadonlyMap<Place, ReadonlySet<string>> = new Map(
  PLACED_NAMES.map(({ place, names }) => [place, new Set(names.map((name) => `'${conceptNamed(name)}'`))]),
);

/** Parts that have only this place, as terms of a query. */
export const placedAt = (place: Place): readonly string[] => [...(PLACED.get(place) ?? [])];

/** Parts of this kind, a term of a query, that have only this place: the `krovni spojler` of a `zadnji spojler`. */
export const placedKinds = (term: string, place: Place): readonly string[] =>
  placedAt(place).filter((name) => kindsOf(name.slice(1, -1)).some((kind) => term === `'${kind}'`));

/** Whether a part, as a term of a query, has only this place: a `stop svjetlo` is at the rear of every car. */
export const isPlaced = (term: string, place: Place): boolean => PLACED.get(place)?.has(term) ?? false;

const read = new Map<string, readonly Word[]>();

/** The ten thousand names have some two thousand words, and every process that searches reads them first. */
const wordsOfName = (name: string): Word[] =>
  name.split(' ').flatMap((written) => {
    const words = read.get(written) ?? wordsOf(written);
    read.set(written, words);
    return words;
  });

function phraseOf(name: string, concept: string, isPart: boolean): Phrase {
  const all = wordsOfName(name);
  // The last word is a noun: `gume za pod`.
  const words = all.filter((word, i) => !PREPOSITIONS.has(word.text) || i === all.length - 1);
  const stems = words.map((word) => word.stem);
  const texts = words.map((word) => word.text);
  const spoken = all.map((word) => word.stem);
  return { stems, spoken, texts, concept, isPart, written: name.split(' ') };
}

function phrasesOf(names: readonly (readonly string[])[], isPart: boolean): Phrase[] {
  return names.flatMap((phrases) =>
    phrases.map((phrase) => phraseOf(phrase, conceptNamed(phrases[0] ?? ''), isPart)),
  );
}

/** Longest first, so that the first match is the most exact. */
const longestFirst = (phrases: Iterable<Phrase>): Phrase[] =>
  [...phrases].sort((a, b) => b.stems.length - a.stems.length);

/** The names that the lists have. */
export const PHRASES: readonly Phrase[] = longestFirst([
  ...phrasesOf(PART_NAMES, true),
  ...phrasesOf([...QUALITY_NAMES, ...PLACE_NAMES], false),
]);

const keyOf = ({ stems }: Phrase): string => [...stems].sort().join(' ');

/** Their other wordings, without those that the lists have. */
function rewordedPhrases(names: readonly Phrase[]): Phrase[] {
  const known = new Set(names.map(keyOf));
  const found = new Map<string, Phrase>();
  for (const { written, concept, isPart } of names)
    for (const name of isPart ? otherWordings(written.join(' ')) : []) {
      const phrase = phraseOf(name, concept, isPart);
      if (!known.has(keyOf(phrase)) && !found.has(keyOf(phrase))) found.set(keyOf(phrase), phrase);
    }
  return [...found.values()];
}

/** Without those that are Bosnian words too. */
function foreignPhrases(): Phrase[] {
  const known = new Set(PHRASES.map(keyOf));
  return phrasesOf(FOREIGN_NAMES, true).filter((phrase) => !known.has(keyOf(phrase)));
}

const LISTED: readonly Phrase[] = [...PHRASES, ...foreignPhrases()];

/** The names of the lists, also in other languages, in every wording. */
export const WORDINGS: readonly Phrase[] = longestFirst([...LISTED, ...rewordedPhrases(LISTED)]);

/** Every word of the names, folded → its stem. */
export const STEM_OF_NAME_WORD: ReadonlyMap<string, string> = new Map(
  WORDINGS.flatMap(({ texts, stems }) => texts.map((text, i) => [text, stems[i] ?? text] as const)),
);

/** Whether a longer word of the names begins with this text, folded. */
export const beginsNameWord = (text: string): boolean =>
  [...STEM_OF_NAME_WORD.keys()].some((word) => word.startsWith(text) && word !== text);

const NO_PHRASES: readonly Phrase[] = [];
const phrasesByStem: ReadonlyMap<string, readonly Phrase[]> = new Map(
  [
    ...groupBy(
      WORDINGS.flatMap((phrase) => [...new Set(phrase.stems)].map((key) => ({ key, phrase }))),
      ({ key }) => key,
    ),
  ].map(([key, entries]) => [key, entries.map(({ phrase }) => phrase)]),
);

/** Phrases that contain one of these stems, longest first. */
export function phrasesWith(stems: Iterable<string>): readonly Phrase[] {
  const [first = NO_PHRASES, ...others] = Array.from(stems, (key) => phrasesByStem.get(key) ?? NO_PHRASES);
  return others.length === 0 ? first : longestFirst(new Set([first, ...others].flat()));
}

/** Whether this stem is a word of the trade: of a part's name, a quality or a place. */
export const isTradeStem = (stem: string): boolean => phrasesByStem.has(stem) || ATTRIBUTE_STEMS.has(stem);

const byOnlyStem: ReadonlyMap<string, readonly Phrase[]> = groupBy(
  WORDINGS.filter(({ stems }) => stems.length === 1),
  ({ stems: [only = ''] }) => only,
);

/** The names that are this stem alone. */
export const singleNamesOf = (stem: string): readonly Phrase[] => byOnlyStem.get(stem) ?? NO_PHRASES;

/** Whether this stem alone names a part. */
export const isPartName = (stem: string): boolean => singleNamesOf(stem).some(({ isPart }) => isPart);

/** Whether this stem alone names a quality of a part, and no part: `alu`, `zimski`. */
export const isQualityName = (stem: string): boolean => singleNamesOf(stem).length > 0 && !isPartName(stem);

type Stemmed = { stem: string } | undefined;

/** Whether a word and one of its neighbours are the name of a part: the `agr` of an `agr ventil`. */
export const isOfPartName = (word: Stemmed, beside: readonly Stemmed[]): boolean =>
  phrasesWith([word?.stem ?? '']).some(
    ({ isPart, stems }) =>
      isPart && stems.length === 2 && beside.some((one) => one && stems.includes(one.stem)),
  );

const BODIES: ReadonlySet<string> = new Set(BODY_NAMES.map(conceptNamed));

/** Whether this stem alone names the body of a car. */
export const isBodyName = (stem: string): boolean =>
  singleNamesOf(stem).some(({ concept }) => BODIES.has(concept));
