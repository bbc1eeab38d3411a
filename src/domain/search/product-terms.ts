import type { FitmentFacts } from '../fitment/fitment-facts.ts';
import { engineTerms } from '../vehicle-text/engines/engine-words.ts';
import { generationsOfFit } from '../vehicle-text/generations-of-fit.ts';
import { generationAliases } from '../vehicle-text/generation-aliases.ts';
import {
  conceptsOf,
  isAccessoryName,
  purposesOf,
  stemsOfOtherQuality,
} from '../vehicle-text/language/concepts.ts';
import { conceptNamed, kindsOf } from '../vehicle-text/language/phrases.ts';
import { stemsOf } from '../vehicle-text/language/stem.ts';
import { withoutDenied } from '../vehicle-text/language/denied-words.ts';
import type { LexiconGeneration } from '../vehicle-text/name-keys.ts';
import { lengthsIn } from '../vehicle-text/numbers/named-sizes.ts';
import { partNumberTerms } from '../vehicle-text/numbers/part-numbers.ts';
import { foldText } from '../vehicle-text/language/fold.ts';
import { STOP_WORDS } from '../vehicle-text/language/stop-words.ts';
import { joinedForms, wordsOf } from '../vehicle-text/language/words.ts';
import { FIRST_YEAR } from '../limits/catalogue.ts';
import { chosenOf, FIELD_FILTERS, type FieldFilterName, type FieldFilters } from '../product-list/filters.ts';
import { productCodeTerm } from './product-code.ts';

/** A term of every indexed product, so that the vocabulary contains their number. */
export const EVERY_PRODUCT = '@all';

const MODEL_MARK = '@v';
/** For SQL `like`: every `vehicleTerm.modelYear`. */
export const MODEL_YEARS = `${MODEL_MARK}%y%`;

/** Terms for rows instead of words. */
export const vehicleTerm = {
  manufacturer: (id: number) => `@m${id}`,
  /** Fits every model of a manufacturer. */
  wholeManufacturer: (id: number) => `@w${id}`,
  model: (id: number) => `${MODEL_MARK}${id}`,
  /** Fits a model in this year. */
  modelYear: (id: number, year: number) => `${MODEL_MARK}${id}y${year}`,
  /** Fits a model in unknown years. */
  modelAnyYear: (id: number) => `@u${id}`,
  generation: (id: number) => `@g${id}`,
  /** Fits some vehicle in this year. */
  year: (year: number) => `@y${year}`,
  /** Of products that name no vehicle. */
  none: '@0',
};

/** Of a word that the name denies: `bez zamajca`. An empty word gives the beginning of every such term. */
export const deniedTerm = (stem: string): string => `-${stem}`;

/** May be the character of `REVERSED_MARK` too: the stem of a part's name is never a reversed part number. */
export const PURPOSE_MARK = '~';

/** Of a part that the product comes with or is for: `branik s rupama za maglenke` is not a `maglenka`. */
export const purposeTerm = (stem: string): string => PURPOSE_MARK + stem;

/** Of every product with this value in a field that searches are narrowed by. */
export const fieldTerm = (name: FieldFilterName, value: string): string => `@${name}=${value}`;

export type TermFitment = {
  manufacturer: { id: number; name: string; aliases: readonly string[] };
  model: {
    id: number;
    name: string;
    aliases: readonly string[];
    generations: readonly LexiconGeneration[];
  } | null;
  yearFrom: number | null;
  yearTo: number | null;
  facts?: FitmentFacts | null;
};

export type TermProduct = {
  id: number;
  name: string;
  partNumbers: readonly string[];
  /** Names of its category and tuning category. */
  categories: readonly string[];
  fitments: readonly TermFitment[];
  fields: FieldFilters;
};

/** The words of every text, and their forms when joined. */
export function textTerms(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...wordsOf(text).map((word) => word.stem), ...joinedForms(text)]);
}

type TermModel = NonNullable<TermFitment['model']>;

function generationsOf(model: TermModel, fit: FitYears, name: string): LexiconGeneration[] {
  const known = model.generations.filter((generation) => generation.name === fit.facts?.generation);
  return known.length > 0 ? known : generationsOfFit(model, fit, name);
}

function modelTerms(model: TermModel, fit: FitYears, generations: readonly LexiconGeneration[]): string[] {
  const terms = [vehicleTerm.model(model.id), ...textTerms([model.name, ...model.aliases])];
  if (generations.length === 0 && isAnyYear(fit)) terms.push(vehicleTerm.modelAnyYear(model.id));
  for (const { id, name: own, aliases } of generations)
    terms.push(vehicleTerm.generation(id), ...textTerms([own, ...aliases, ...generationAliases(own)]));
  return terms;
}

type FitYears = Pick<TermFitment, 'yearFrom' | 'yearTo' | 'facts'>;
const isAnyYear = ({ yearFrom, yearTo }: Pick<FitYears, 'yearFrom' | 'yearTo'>): boolean =>
  yearFrom === null && yearTo === null;

/** Engine and body, as if they were in the name. */
function factTerms({ engine, engineCode, body }: FitmentFacts): string[] {
  const texts = [engine, engineCode, body].filter((text) => text !== undefined);
  return [
    ...textTerms(texts),
    ...engineTerms(engine ?? ''),
    ...conceptsOf(body ?? '').map(({ concept }) => concept),
  ];
}

function fitmentTerms(fitment: TermFitment, name: string, lastYear: number): string[] {
  const { manufacturer, model } = fitment;
  const generations = model ? generationsOf(model, fitment, name) : [];
  const terms = [
    ...factTerms(fitment.facts ?? {}),
    vehicleTerm.manufacturer(manufacturer.id),
    ...textTerms([manufacturer.name, ...manufacturer.aliases]),
    ...(model ? modelTerms(model, fitment, generations) : [vehicleTerm.wholeManufacturer(manufacturer.id)]),
  ];
  // A generation without years of its own is for all its years.
  const spans = isAnyYear(fitment) ? generations : [fitment];
  for (const { yearFrom, yearTo } of spans)
    for (let year = yearFrom ?? FIRST_YEAR; year <= (yearTo ?? lastYear); year++) {
      terms.push(vehicleTerm.year(year));
      if (model) terms.push(vehicleTerm.modelYear(model.id, year));
    }
  return terms;
}

const WIPER = conceptNamed('brisač');
const SEAT = conceptNamed('sjedište');
const IN_FRONT = stemsOf('prednji');
/** Only the wipers of a windscreen are a pair of two lengths, and only in front sits who drives or goes along. */
const FRONT_ONLY: readonly { of: string; named: RegExp }[] = [
  { of: WIPER, named: /\b\d{3} ?\/ ?\d{3} ?mm\b/ },
  { of: SEAT, named: /\b(?:su)?vozač/i },
];

/**
 * Everything that a product can be found by, sorted and without duplicates. `lastYear` ends open ranges. The category
 * counts only when the name names no part: otherwise `Felge i gume` would make every wheel a tyre.
 */
export function productTerms(product: TermProduct, lastYear: number): string[] {
  const { name, denied } = withoutDenied(product.name);
  const concepts = conceptsOf(name);
  const purposes = purposesOf(name);
  const others = stemsOfOtherQuality(name);
  const namesPart = concepts.some((concept) => concept.isPart);
  const isInFront = FRONT_ONLY.some(
    ({ of, named }) => named.test(name) && concepts.some(({ concept }) => concept === of),
  );
  const terms = new Set([
    EVERY_PRODUCT,
    ...(isInFront ? IN_FRONT : []),
    productCodeTerm(product.id),
    ...textTerms([name])
      .filter((term) => !others.has(term))
      .map((term) => (purposes.has(term) ? purposeTerm(term) : term)),
    ...denied.map(deniedTerm),
    ...engineTerms(name),
    ...lengthsIn(foldText(name)),
    ...partNumberTerms(product.partNumbers),
  ]);
  for (const { concept } of concepts) for (const own of [concept, ...kindsOf(concept)]) terms.add(own);
  if (!namesPart) {
    if (!isAccessoryName(name))
      for (const category of product.categories)
        for (const { concept } of conceptsOf(category)) terms.add(concept);
    for (const term of textTerms(product.categories)) terms.add(term);
  }
  for (const field of FIELD_FILTERS) {
    const value = chosenOf(product.fields, field);
    if (value !== undefined) terms.add(fieldTerm(field, value));
  }
  if (product.fitments.length === 0) terms.add(vehicleTerm.none);
  for (const fitment of product.fitments)
    for (const term of fitmentTerms(fitment, product.name, lastYear)) terms.add(term);
  return [...terms].filter((term) => term !== '' && !STOP_WORDS.has(term)).sort();
}
