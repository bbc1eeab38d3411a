import { compareNames } from '../name-order.ts';
import { everydayNames } from '../vehicle-text/language/concepts.ts';
import type { ReadWord } from './analyse-query.ts';
import { textTerms } from './product-terms.ts';
import { generationKeys, type LexiconMake, type LexiconModel } from '../vehicle-text/name-keys.ts';
import { mistakesMax, typingDistance } from '../vehicle-text/language/typing-distance.ts';
import { wordsOf } from '../vehicle-text/language/words.ts';

export type EntityKind = 'manufacturer' | 'model' | 'tuning' | 'category';

export type Entity = {
  kind: EntityKind;
  id: number;
  name: string;
  slug: string;
  image: string | null;
  make: LexiconMake | undefined;
  /** Stems of its own name only. */
  nameStems: readonly string[];
  /** Words of its own name and of its other names. */
  own: readonly string[];
  /** Words that may be typed with them: of its make and its generations. */
  around: readonly string[];
  /** Number of products that have it. */
  products: number;
};

export type NamedThing = { id: number; name: string; slug: string; image?: string | null };

const stemsOf = (name: string): string[] => wordsOf(name).map((word) => word.stem);

const terms = (texts: readonly string[]): string[] => [
  ...new Set([...textTerms(texts), ...texts.flatMap((text) => wordsOf(text).map((word) => word.text))]),
];

const termsOf = new WeakMap<LexiconMake, readonly string[]>();

/** Remembered, because every model of a make needs them. */
function makeTerms(make: LexiconMake): readonly string[] {
  const known = termsOf.get(make) ?? terms([make.name, ...make.aliases]);
  termsOf.set(make, known);
  return known;
}

export const manufacturerEntity = (make: LexiconMake, products: number): Entity => ({
  kind: 'manufacturer',
  id: make.id,
  name: make.name,
  slug: make.slug,
  image: null,
  make,
  products,
  nameStems: stemsOf(make.name),
  own: makeTerms(make),
  around: [],
});

export const modelEntity = (model: LexiconModel, products: number): Entity => ({
  kind: 'model',
  id: model.id,
  name: model.name,
  slug: model.slug,
  image: null,
  make: model.make,
  products,
  nameStems: stemsOf(model.name),
  own: terms([model.name, ...model.aliases]),
  around: [...makeTerms(model.make), ...model.generations.flatMap(generationKeys)],
});

export const categoryEntity = (kind: 'tuning' | 'category', thing: NamedThing): Entity => ({
  kind,
  id: thing.id,
  name: thing.name,
  slug: thing.slug,
  image: thing.image ?? null,
  make: undefined,
  nameStems: stemsOf(thing.name),
  own: terms([thing.name, ...everydayNames(thing.name)]),
  around: [],
  products: 0,
});

const isOneOf = (word: ReadWord, known: readonly string[]): boolean =>
  known.includes(word.stem) || known.includes(word.text);

/** 3 the word itself, 2 its beginning, 0 neither; with `isFuzzy` 1 for a typing mistake. */
function match(word: ReadWord, known: readonly string[], isFuzzy: boolean): number {
  if (isOneOf(word, known)) return 3;
  if (known.some((own) => own.startsWith(word.text) || (word.isLast && own.startsWith(word.stem)))) return 2;
  if (!isFuzzy || word.isKnown || word.text.length < 3 || /\d/.test(word.text)) return 0;
  const wordMax = word.text.length >= 7 ? 2 : 1;
  const isNear = (own: string) => {
    const max = Math.min(wordMax, mistakesMax(word.text, own));
    return (
      own.length > 2 &&
      Math.min(typingDistance(word.stem, own, max), typingDistance(word.text, own, max)) <= max
    );
  };
  return known.some(isNear) ? 1 : 0;
}

function score(words: readonly ReadWord[], entity: Entity, isFuzzy: boolean): number {
  let sum = 0;
  let isNamed = false;
  for (const word of words) {
    const own = match(word, entity.own, isFuzzy);
    const value = own < 3 && isOneOf(word, entity.around) ? 2.5 : own;
    if (value === 0) return 0;
    if (own > 0) isNamed = true;
    sum += value;
  }
  if (!isNamed) return 0;
  // `golf` is the Golf before the Golf Plus.
  const isWhole = entity.nameStems.every((stem) => words.some((word) => word.stem === stem));
  return sum / words.length + (isWhole ? 0.5 : 0);
}

const KIND_ORDER: readonly EntityKind[] = ['manufacturer', 'model', 'tuning', 'category'];

/**
 * Makes, models and categories that match every word of the query; typing mistakes count only when nothing matches
 * without.
 */
export function searchEntities(words: readonly ReadWord[], entities: readonly Entity[]): Entity[] {
  if (words.length === 0) return [];
  for (const isFuzzy of [false, true]) {
    const found = entities
      .map((entity) => ({ entity, value: score(words, entity, isFuzzy) }))
      .filter(({ value }) => value > 0);
    if (found.length === 0) continue;
    return found
      .sort(
        (a, b) =>
          b.value - a.value ||
          KIND_ORDER.indexOf(a.entity.kind) - KIND_ORDER.indexOf(b.entity.kind) ||
          b.entity.products - a.entity.products ||
          compareNames(a.entity, b.entity),
      )
      .map(({ entity }) => entity);
  }
  return [];
}
