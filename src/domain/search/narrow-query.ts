import { type ChoiceCounts, countsOf } from '../product-list/choice-counts.ts';
import { type ChosenFields, chosenOf, FIELD_FILTERS, FILTERS } from '../product-list/filters.ts';
import { fieldTerm } from './product-terms.ts';
import { allOf, term } from './units/tsquery.ts';
import type { Vocabulary } from './words/vocabulary.ts';

const chosenTerms = (filters: ChosenFields): string[] =>
  FIELD_FILTERS.flatMap((name) => {
    const value = chosenOf(filters, name);
    return value === undefined ? [] : [fieldTerm(name, value)];
  });

const narrowedTo = (terms: readonly string[]): string => (terms.length > 0 ? allOf(terms.map(term)) : '');

/** Both of two tsqueries, either of which may be empty. */
const both = (...queries: readonly string[]): string => {
  const given = queries.filter((query) => query !== '');
  return given.length > 0 ? allOf(given) : '';
};

/**
 * tsquery of the products with the chosen values; empty when nothing is chosen. `within`: a tsquery that they must
 * also match, or empty.
 */
export const chosenQuery = (filters: ChosenFields, within: string): string =>
  both(narrowedTo(chosenTerms(filters)), within);

/** The estimated share of products that have the chosen values, as if these were independent of each other. */
export const chosenShare = (filters: ChosenFields, { documents, size }: Vocabulary): number =>
  chosenTerms(filters).reduce((share, name) => share * Math.min(1, documents(name) / Math.max(1, size)), 1);

type Choice = { name: string; value: string; query: string };

/** Every choice that some product has, with the tsquery that holds it and the choices of the other fields. */
export const choiceQueries = (filters: ChosenFields, within: string, { documents }: Vocabulary): Choice[] =>
  FIELD_FILTERS.flatMap((name) =>
    FILTERS[name].values.flatMap((value) => {
      const own = fieldTerm(name, value);
      const others = chosenTerms({ ...filters, [name]: null });
      return documents(own) > 0 ? [{ name, value, query: both(narrowedTo([...others, own]), within) }] : [];
    }),
  );

/** `counts` in the order of `choices`. */
export const choiceCounts = (choices: readonly Choice[], counts: readonly number[]): ChoiceCounts =>
  countsOf((name) =>
    Object.fromEntries(
      choices.flatMap((choice, i) => {
        const count = counts[i] ?? 0;
        return choice.name === name && count > 0 ? [[choice.value, count]] : [];
      }),
    ),
  );
