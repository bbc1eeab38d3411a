import { groupBy } from '../../group-by.ts';
import { STEM_OF_NAME_WORD } from '../../vehicle-text/language/phrases.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { EVERY_PRODUCT } from '../product-terms.ts';
import { mistakesMax, typingDistance } from '../../vehicle-text/language/typing-distance.ts';

export type SimilarWord = { word: string; distance: number };

export type Vocabulary = {
  /** How many products are indexed. */
  size: number;
  /** How many products contain a term; also counts terms of concepts and vehicles. */
  documents: (term: string) => number;
  isKnown: (word: string) => boolean;
  /** Whether a word or stem is of the name of a vehicle, but not of its codes. */
  isVehicle: (word: string) => boolean;
  /** Words with this beginning, the most common first, without the word itself. */
  startingWith: (prefix: string) => string[];
  /** Words that may have been meant, the nearest and most common first. */
  similar: (word: string, distanceMax: number) => SimilarWord[];
};

/** One bit per letter: words that differ by n typing mistakes differ in at most 2n bits. */
function letterBits(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let left = bits;
  let n = 0;
  for (; left !== 0; n++) left &= left - 1;
  return n;
}

/** Nine of ten mistyped words start with the right letter, so it decides between equally near words. */
const nearer = (typed: string, a: SimilarWord, b: SimilarWord): number =>
  a.distance - b.distance ||
  Number(b.word.startsWith(typed.charAt(0))) - Number(a.word.startsWith(typed.charAt(0)));

/**
 * @param rows terms of products, each with the number of products that have it
 * @param names words of the names of vehicles, which are known even where no product has them
 * @param ofVehicles those of manufacturers and models, without codes of generations
 */
export function makeVocabulary(
  rows: Iterable<readonly [word: string, documents: number]>,
  names: Iterable<string> = [],
  ofVehicles: ReadonlySet<string> = new Set(),
): Vocabulary {
  const counts = new Map(rows);
  const documents = (term: string) => counts.get(term) ?? 0;
  const words = new Set([...counts.keys()].filter((word) => /^[\p{L}\p{N}]/u.test(word)));
  const nameWords = new Set(names);
  for (const name of nameWords) words.add(name);
  for (const stem of STEM_OF_NAME_WORD.values()) words.add(stem);
  const sorted = [...words].sort((a, b) => (a < b ? -1 : 1));
  // Mistakes are counted against whole words where these are known, since a stem lacks a letter or two. Each whole word
  // stands for its stem, by which products are indexed.
  const forms = new Map([
    ...sorted.map((word) => [word, nameWords.has(word) ? stem(word) : word] as const),
    ...[...STEM_OF_NAME_WORD].filter(([text]) => !words.has(text)),
  ]);
  const correctable = groupBy(
    [...forms]
      .filter(([text]) => text.length >= 3 && !/\d/.test(text))
      .map(([text, word]) => ({ text, word, letters: letterBits(text) })),
    ({ text }) => text.length,
  );

  // A stem lacks letters of its whole word: `hladnja` begins `hladnjak`, whose stem is `hladnk`.
  const open = [...new Map([...forms, ...sorted.map((word) => [word, word] as const)])].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );

  const startingWith = (prefix: string): string[] => {
    let [low, high] = [0, open.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((open[middle]?.[0] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found = new Set<string>();
    for (let i = low; open[i]?.[0].startsWith(prefix); i++) {
      const [, word = ''] = open[i] ?? [];
      if (word !== prefix) found.add(word);
    }
    return [...found].sort((a, b) => documents(b) - documents(a));
  };

  const similar = (word: string, distanceMax: number): SimilarWord[] => {
    const letters = letterBits(word);
    const found: SimilarWord[] = [];
    for (let length = word.length - distanceMax; length <= word.length + distanceMax; length++) {
      for (const known of correctable.get(length) ?? []) {
        if (bitCount(known.letters ^ letters) > 2 * distanceMax) continue;
        const max = Math.min(distanceMax, mistakesMax(word, known.text));
        const distance = typingDistance(word, known.text, max);
        if (distance <= max) found.push({ word: known.word, distance });
      }
    }
    return found.sort((a, b) => nearer(word, a, b) || documents(b.word) - documents(a.word));
  };

  return {
    size: documents(EVERY_PRODUCT),
    documents,
    isKnown: (word) => words.has(word),
    isVehicle: (word) => ofVehicles.has(word),
    startingWith,
    similar,
  };
}
