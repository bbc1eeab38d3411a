import { groupBy } from '../../group-by.ts';
import { compareNames } from '../../text/name-order.ts';
import { isPartName } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { everydayNames } from './everyday-names.ts';
import { textTerms } from '../product-terms.ts';
import { generationKeys, type LexiconManufacturer, type LexiconModel } from '../../vehicle-text/name-keys.ts';
import { wordsOf } from '../../vehicle-text/language/words.ts';

type EntityKind = 'manufacturer' | 'model' | 'tuning' | 'category';

export type Entity = {
  kind: EntityKind;
  id: number;
  name: string;
  slug: string;
  image: string | null;
  manufacturer: LexiconManufacturer | undefined;
  /** Stems of its own name only. */
  nameStems: readonly string[];
  /** Words of its own name and of its other names. */
  own: readonly string[];
  /** Words that may be typed with them: of its manufacturer and its generations. */
  around: readonly string[];
  /** Number of products that have it. */
  products: number;
};

export type CategoryRow = { id: number; name: string; slug: string; image?: string | null };

const nameStemsOf = (name: string): string[] => wordsOf(name).map((word) => word.stem);

const terms = (texts: readonly string[]): string[] => [
  ...new Set([...textTerms(texts), ...texts.flatMap((text) => wordsOf(text).map((word) => word.text))]),
];

const termsOf = new WeakMap<LexiconManufacturer, readonly string[]>();

/** Remembered, because every model of a manufacturer needs them. */
function manufacturerTerms(manufacturer: LexiconManufacturer): readonly string[] {
  const known = termsOf.get(manufacturer) ?? terms([manufacturer.name, ...manufacturer.aliases]);
  termsOf.set(manufacturer, known);
  return known;
}

export const manufacturerEntity = (manufacturer: LexiconManufacturer, products: number): Entity => ({
  kind: 'manufacturer',
  id: manufacturer.id,
  name: manufacturer.name,
  slug: manufacturer.slug,
  image: null,
  manufacturer,
  products,
  nameStems: nameStemsOf(manufacturer.name),
  own: manufacturerTerms(manufacturer),
  around: [],
});

export const modelEntity = (model: LexiconModel, products: number): Entity => ({
  kind: 'model',
  id: model.id,
  name: model.name,
  slug: model.slug,
  image: null,
  manufacturer: model.manufacturer,
  products,
  nameStems: nameStemsOf(model.name),
  own: terms([model.name, ...model.aliases]),
  around: [...manufacturerTerms(model.manufacturer), ...model.generations.flatMap(generationKeys)],
});

export const categoryEntity = (kind: 'tuning' | 'category', category: CategoryRow): Entity => ({
  kind,
  id: category.id,
  name: category.name,
  slug: category.slug,
  image: category.image ?? null,
  manufacturer: undefined,
  nameStems: nameStemsOf(category.name),
  own: terms([category.name, ...everydayNames(category.name)]),
  around: [],
  products: 0,
});

const isOneOf = (word: ReadWord, known: readonly string[]): boolean =>
  known.includes(word.stem) || known.includes(word.text);

/** How well a word of a query matches a name; a word that may only be typed beside the name counts less than one of it. */
const ITSELF = 3;
const BESIDE = 2.5;
const BEGINNING = 2;
const MISTAKE = 1;
/** For `golf` the Golf comes before the Golf Plus. */
const WHOLE_NAME = 0.5;

/** With `isFuzzy` also a typing mistake; 0 for no match. */
function match(word: ReadWord, known: readonly string[], isFuzzy: boolean): number {
  if (isOneOf(word, known)) return ITSELF;
  // `far` is a whole word, not the beginning of `farverk`.
  if (word.isKnown && word.endings.length === 0 && isPartName(word.stem)) return 0;
  if (known.some((own) => own.startsWith(word.text) || (word.isLast && own.startsWith(word.stem))))
    return BEGINNING;
  // The same rule for mistyped words as for products.
  return isFuzzy && word.similar.some((near) => known.includes(near.word)) ? MISTAKE : 0;
}

function score(words: readonly ReadWord[], entity: Entity, isFuzzy: boolean): number {
  let sum = 0;
  let isNamed = false;
  for (const word of words) {
    const own = match(word, entity.own, isFuzzy);
    const value = own < ITSELF && isOneOf(word, entity.around) ? BESIDE : own;
    if (value === 0) return 0;
    // A place alone, finished or not, names no part: `prednj` does not ask for the category of a `prednji lonac`.
    if (own > 0 && placeOf(word.text) === undefined) isNamed = true;
    sum += value;
  }
  if (!isNamed) return 0;
  const isWhole = entity.nameStems.every((stem) => words.some((word) => word.stem === stem));
  return sum / words.length + (isWhole ? WHOLE_NAME : 0);
}

/** Entities by each of their words. */
type ByWord = ReadonlyMap<string, readonly Entity[]>;
const byWordOf = new WeakMap<readonly Entity[], ByWord>();

function byWord(entities: readonly Entity[]): ByWord {
  const known = byWordOf.get(entities);
  if (known) return known;
  const pairs = entities.flatMap((entity) =>
    [...new Set([...entity.own, ...entity.around])].map((word) => ({ word, entity })),
  );
  const made = new Map(
    [...groupBy(pairs, ({ word }) => word)].map(([word, same]) => [word, same.map(({ entity }) => entity)]),
  );
  byWordOf.set(entities, made);
  return made;
}

/** Those that a word may match, and perhaps a few others, in their order: comparing each with every word takes longer. */
function candidates({ text, stem, similar }: ReadWord, entities: readonly Entity[]): Entity[] {
  const near = new Set(similar.map(({ word }) => word));
  const found = new Set<Entity>();
  for (const [word, same] of byWord(entities))
    if (word.startsWith(text) || word.startsWith(stem) || near.has(word))
      for (const entity of same) found.add(entity);
  return entities.filter((entity) => found.has(entity));
}

const KIND_ORDER: readonly EntityKind[] = ['manufacturer', 'model', 'tuning', 'category'];

/**
 * Manufacturers, models and categories that match every word of the query; typing mistakes are allowed only when
 * nothing matches without.
 */
export function searchEntities(words: readonly ReadWord[], entities: readonly Entity[]): Entity[] {
  const [first] = words;
  if (!first) return [];
  const likely = candidates(first, entities);
  for (const isFuzzy of [false, true]) {
    const found = likely
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
