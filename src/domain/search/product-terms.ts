import { isOfGeneration, generationAliases } from '../vehicle-text/generation-aliases.ts';
import { conceptsOf, KIND_OF } from '../vehicle-text/language/concepts.ts';
import type { LexiconGeneration } from '../vehicle-text/name-keys.ts';
import { partNumberTerms } from '../vehicle-text/part-numbers.ts';
import { STOP_WORDS } from '../vehicle-text/language/stop-words.ts';
import { joinedForms, wordsOf } from '../vehicle-text/language/words.ts';
import { FIRST_YEAR } from '../limits.ts';
import { chosenOf, FIELD_FILTERS, type FieldFilterName, type FieldFilters } from '../product-list/filters.ts';

/** A term of every indexed product, so that the vocabulary contains their number. */
export const EVERY_PRODUCT = '@all';

/** Terms for rows instead of words. */
export const vehicleTerm = {
  make: (id: number) => `@m${id}`,
  /** Fits every model of a make. */
  wholeMake: (id: number) => `@w${id}`,
  model: (id: number) => `@v${id}`,
  /** Fits a model in unknown years. */
  modelAnyYear: (id: number) => `@u${id}`,
  generation: (id: number) => `@g${id}`,
};

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
};

export type TermProduct = {
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

function fitmentTerms({ manufacturer, model, yearFrom, yearTo }: TermFitment, lastYear: number): string[] {
  const terms = [
    vehicleTerm.make(manufacturer.id),
    ...textTerms([manufacturer.name, ...manufacturer.aliases]),
  ];
  if (!model) terms.push(vehicleTerm.wholeMake(manufacturer.id));
  else {
    terms.push(vehicleTerm.model(model.id), ...textTerms([model.name, ...model.aliases]));
    if (yearFrom === null && yearTo === null) terms.push(vehicleTerm.modelAnyYear(model.id));
    for (const generation of model.generations) {
      if (!isOfGeneration(generation, { yearFrom, yearTo })) continue;
      const { id, name, aliases } = generation;
      terms.push(vehicleTerm.generation(id), ...textTerms([name, ...aliases, ...generationAliases(name)]));
    }
  }
  if (yearFrom === null && yearTo === null) return terms;
  for (let year = yearFrom ?? FIRST_YEAR; year <= (yearTo ?? lastYear); year++) terms.push(String(year));
  return terms;
}

/**
 * Everything that a product can be found by, sorted and without repetitions. `lastYear` ends ranges that are still
 * open. A category counts only for names that do not say what they are: `Felge i gume` would make every felga a guma.
 */
export function productTerms(product: TermProduct, lastYear: number): string[] {
  const concepts = conceptsOf(product.name);
  const namesPart = concepts.some((concept) => concept.isPart);
  const terms = new Set([
    EVERY_PRODUCT,
    ...textTerms([product.name]),
    ...partNumberTerms(product.partNumbers),
  ]);
  for (const { concept } of concepts) {
    terms.add(concept);
    const kind = KIND_OF.get(concept);
    if (kind) terms.add(kind);
  }
  if (!namesPart) {
    for (const category of product.categories)
      for (const { concept } of conceptsOf(category)) terms.add(concept);
    for (const term of textTerms(product.categories)) terms.add(term);
  }
  for (const name of FIELD_FILTERS) {
    const value = chosenOf(product.fields, name);
    if (value !== undefined) terms.add(fieldTerm(name, value));
  }
  for (const fitment of product.fitments) for (const term of fitmentTerms(fitment, lastYear)) terms.add(term);
  return [...terms].filter((term) => term !== '' && !STOP_WORDS.has(term)).sort();
}
